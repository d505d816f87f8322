import { mount } from "svelte";
import "./fonts.css";
import "./tokens.css";
import "./base.css";
import "./places.css";
import App from "./App.svelte";
import { settings } from "./lib/settings/settings.svelte";
import { texts } from "./lib/texts/texts.svelte";

settings.apply();
await texts.load();
mount(App, { target: document.getElementById("app")! });
