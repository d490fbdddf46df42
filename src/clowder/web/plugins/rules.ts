/** `import book from ".../RULES.fr.md"` is a game's rules, ready to be shown. */
import type { Plugin } from "vite";
import { rulebook } from "./rulebook.ts";

const RULES = /\/RULES(\.\w+)?\.md$/;

export function rules(): Plugin {
  return {
    name: "clowder-rules",
    transform(source, id) {
      if (!RULES.test(id)) return null;
      return { code: `export default ${JSON.stringify(rulebook(source))};`, map: null, moduleType: "js" };
    },
  };
}
