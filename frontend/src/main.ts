import "./styles/all.ts";
import "./styles/accents.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { hush } from "./lib/quiet-focus.ts";
import { wear } from "./lib/settings.svelte.ts";

wear();
hush();
export default mount(App, { target: document.getElementById("app")! });

// Only the shell of the page is kept, so that it opens at once and says so if the server is gone.
if (import.meta.env.PROD && "serviceWorker" in navigator)
  addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => {}));
