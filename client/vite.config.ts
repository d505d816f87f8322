/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

const SERVER = process.env.ITERU_SERVER ?? "http://127.0.0.1:8123";

/** What is loaded together is one file: on a slow line each of many small ones waits for its turn. */
const BASE = ["/node_modules/", "/src/(lib/)?[\\w.]+\\.ts$", "/src/lib/(api|settings|texts|ui)/"];
const FILES = [
  { name: "base", test: new RegExp([...BASE, "/src/shell/(bar|settings)/"].join("|")) },
  { name: "board", test: /\/src\/lib\/(board|motion|table)\// },
  // pages without a table read rules, take records and leave tables, too
  { name: "shared", test: /\/src\/\w+\/\w+\/(LeaveDialog|RuleText|Spans|uploaded)\./ },
  { name: "shell", test: /\/src\/(lib\/(live|playback)|shell\/\w+)\// },
];

export default defineConfig({
  plugins: [svelte()],
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  build: {
    target: "es2022",
    assetsInlineLimit: 2048,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: FILES.map((file, at) => ({ ...file, priority: FILES.length - at })),
        },
      },
    },
  },
  // One page for all files of a worker: 5 seconds instead of 25. Tests put back what they replace.
  test: { include: ["tests/**/*.test.ts"], environment: "happy-dom", isolate: false },
});
