// Lets the file of an isolated engine import the product's TypeScript: Node strips the types, this finds the files.
import { existsSync } from "node:fs";
import { registerHooks } from "node:module";

const root = new URL("../../", import.meta.url);

registerHooks({
  resolve(specifier, context, next) {
    if (specifier.startsWith("@/")) {
      const file = new URL(specifier.slice(2), root);
      const source = new URL(`${file.href}.ts`);
      return { url: (existsSync(source) ? source : file).href, shortCircuit: true };
    }
    return next(specifier, context);
  },
});
