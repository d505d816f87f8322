/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = process.env.ITERU_SERVER ?? "http://127.0.0.1:8123";

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  build: { target: "es2022", assetsInlineLimit: 2048 },
  // One page for all files of a worker: 5 seconds instead of 25. Tests put back what they replace.
  test: { include: ["tests/**/*.test.ts"], environment: "happy-dom", isolate: false },
});
