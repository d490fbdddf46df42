/**
 * `virtual:texts` is, for each language of clowder/text/languages.json, what loads the texts that belong to no game: all of
 * a language in one piece.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const NAME = "virtual:texts";

/** The files of a language that the browser needs; the others speak in the terminal, or for the server. */
const OURS = /^(shared|web.*)\.ftl$/;

/** `folder` is clowder/text. */
export function texts(folder: string): Plugin {
  return {
    name: "clowder-texts",
    resolveId: (name) => (name === NAME || name.startsWith(`${NAME}/`) ? `\0${name}` : null),
    load(id) {
      if (id === `\0${NAME}`) {
        const list = join(folder, "languages.json");
        this.addWatchFile(list);
        const languages = Object.keys(JSON.parse(readFileSync(list, "utf8")));
        const each = languages.map((language) => `${JSON.stringify(language)}: () => import("${NAME}/${language}")`);
        return `export default {${each.join(", ")}};`;
      }
      if (!id.startsWith(`\0${NAME}/`)) return null;
      const language = join(folder, id.slice(NAME.length + 2));
      const files = readdirSync(language).filter((file) => OURS.test(file));
      const paths = files.sort().map((file) => join(language, file));
      for (const path of paths) this.addWatchFile(path);
      return `export default ${JSON.stringify(paths.map((path) => readFileSync(path, "utf8")))};`;
    },
  };
}
