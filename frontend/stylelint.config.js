// Letters and spaces have the sizes of styles/theme.css and no others. Looks are Prettier's.
import { readFileSync } from "node:fs";

const theme = readFileSync(new URL("src/styles/theme.css", import.meta.url), "utf8");
const steps = [...theme.matchAll(/--([ths]-\d+):/g)].map((found) => found[1]);
const lengths = ["px", "rem", "pt", "ch", "mm", "cm"];

export default {
  overrides: [{ files: ["**/*.svelte"], customSyntax: "postcss-html" }],
  rules: {
    "declaration-property-unit-disallowed-list": [
      { "/^(padding|margin)(-|$)|gap$|^font(-size)?$/": lengths },
      { message: (property, unit) => `${property} in ${unit}: take a size of styles/theme.css instead` },
    ],
    "declaration-property-value-disallowed-list": [
      { "/.*/": [`/var\\(--(?!(${steps.join("|")})\\b)[ths]-?(\\d+|min|s|m|l|x*l)\\b/`] },
      { message: (_, value) => `styles/theme.css has no such size: ${value}` },
    ],
  },
};
