import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { defineConfig, type Plugin } from "vite";
import { rules } from "./plugins/rules.ts";
import { texts } from "./plugins/texts.ts";

const ROOT = import.meta.dirname;

/** Every built file once more, compressed: the server sends what the browser takes. */
function compressed(): Plugin {
  return {
    name: "clowder-compressed",
    apply: "build",
    closeBundle() {
      for (const file of filesBelow(join(ROOT, "dist"))) {
        if (!/\.(js|css|html|svg|json|webmanifest|txt)$/.test(file)) continue;
        const plain = readFileSync(file);
        writeFileSync(`${file}.gz`, gzipSync(plain, { level: 9 }));
        writeFileSync(`${file}.br`, brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
      }
    },
  };
}

/** The licences of what is bundled, beside it. */
function licences(): Plugin {
  return {
    name: "clowder-licences",
    apply: "build",
    generateBundle() {
      const modules = join(ROOT, "node_modules");
      const wanted = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")).dependencies as Record<string, string>;
      const all = new Set(Object.keys(wanted));
      for (const name of all) {
        const more = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8")).dependencies ?? {};
        for (const each of Object.keys(more)) all.add(each);
      }
      const told = [...all].sort().map((name) => {
        const about = JSON.parse(readFileSync(join(modules, name, "package.json"), "utf8"));
        const file = readdirSync(join(modules, name)).find((each) => /^licen[cs]e/i.test(each));
        const text = file ? readFileSync(join(modules, name, file), "utf8").trim() : `Licence: ${about.license}`;
        return `${name} ${about.version} (${about.license})\n\n${text}\n`;
      });
      this.emitFile({ type: "asset", fileName: "licences.txt", source: told.join(`\n${"-".repeat(80)}\n\n`) });
    },
  };
}

/** What the service worker keeps for days without a network: the shell, the rules pages, the texts. */
function shell(): Plugin {
  return {
    name: "clowder-shell",
    apply: "build",
    generateBundle(_, bundle) {
      const worker = Object.values(bundle).find((each) => each.fileName === "sw.js");
      if (worker?.type !== "chunk") throw new Error("there is no service worker in the bundle");
      const kept = Object.keys(bundle).filter((name) => !/^sw\.js$|licences\.txt$|\.map$/.test(name));
      const list = [
        "/",
        "/icon.svg",
        "/manifest.webmanifest",
        ...kept.filter((name) => name !== "index.html").map((name) => `/${name}`),
      ];
      worker.code = `const KEPT=${JSON.stringify(list.sort())};\n${worker.code}`;
    },
  };
}

function filesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? filesBelow(path) : [path];
  });
}

export default defineConfig({
  root: ROOT,
  resolve: {
    alias: { "@": join(ROOT, "src") },
    // The games' tables lie outside this folder, and find what they import here.
    dedupe: ["preact", "@preact/signals"],
  },
  // Said here as well as in tsconfig.json, which counts only for files below it.
  oxc: { jsx: { runtime: "automatic", importSource: "preact" } },
  plugins: [fromHere(), rules(), texts(join(ROOT, "../text")), licences(), shell(), compressed()],
  build: {
    target: "es2022",
    outDir: "dist",
    emptyOutDir: true,
    sourcemap: false,
    chunkSizeWarningLimit: 150,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: join(ROOT, "index.html"), sw: join(ROOT, "src/sw.ts") },
      output: { entryFileNames: (chunk) => (chunk.name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: {
    fs: { allow: [join(ROOT, "..")] },
    proxy: { "/api": { target: process.env.CLOWDER ?? "http://127.0.0.1:8000", ws: true } },
  },
  test: {
    environment: "happy-dom",
    isolate: false,
    include: ["{src,plugins}/**/*.test.{ts,tsx}", "../games/*/web/**/*.test.{ts,tsx}"],
  },
} as Parameters<typeof defineConfig>[0]);

/** Bare imports of the games' tables are looked up here: their folders have no node_modules above them. */
function fromHere(): Plugin {
  return {
    name: "clowder-games",
    enforce: "pre",
    async resolveId(name, importer, options) {
      if (!importer || name.startsWith(".") || name.startsWith("/") || name.startsWith("@/") || name.startsWith("\0"))
        return null;
      if (!relative(ROOT, importer).startsWith("..")) return null;
      return this.resolve(name, join(ROOT, "src/main.tsx"), { ...options, skipSelf: true });
    },
  };
}
