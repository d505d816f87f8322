import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/places.css";
import App from "./App.svelte";
import { present } from "./lib/present";
import { settings } from "./lib/settings/settings.svelte";
import { texts } from "./lib/texts/texts.svelte";

settings.apply();
await texts.load();
mount(App, { target: present(document.getElementById("app"), "element for the app") });
