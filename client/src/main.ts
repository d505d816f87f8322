import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/places.css";
import App from "./App.svelte";
import { fetchAhead } from "./pages";
import { present } from "./lib/present";
import { settings } from "./lib/settings/settings.svelte";
import { texts } from "./lib/texts/texts.svelte";
import { loadGlyphs } from "./lib/ui/glyphs";
import { router } from "./router.svelte";

settings.apply();
fetchAhead(router.route);
await Promise.all([texts.load(), loadGlyphs()]);
mount(App, { target: present(document.getElementById("app"), "element for the app") });
