import "./styles/fonts.css";
import "./styles/theme.css";
import "./styles/card-types.css";
import "./styles/faces.css";
import "./styles/small-faces.css";
import "./styles/states.css";
import "./styles/table.css";
import "./styles/city.css";
import "./styles/city-rail.css";
import "./styles/city-phone.css";
import "./styles/print.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { wear } from "./lib/settings.svelte.ts";

wear();
export default mount(App, { target: document.getElementById("app")! });
