import "./styles/all.ts";
import { mount } from "svelte";
import App from "./App.svelte";
import { wear } from "./lib/settings.svelte.ts";

wear();
export default mount(App, { target: document.getElementById("app")! });
