import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const folders = ["app", "components", "lib"];
const giving = /\.(?:rich|markup)\(/;
const name = /\b([a-z][A-Za-z]*)\b(?=\s*[:(,}])/g;

/** Names that the code gives to `t.rich` and `t.markup`; null where no code does. A tag beyond them is shown as text. */
export function suppliedTags(root: string): ReadonlySet<string> | null {
  const names = new Set<string>();
  for (const folder of folders.filter((each) => existsSync(path.join(root, each))))
    for (const file of readdirSync(path.join(root, folder), { recursive: true, encoding: "utf8" })) {
      if (!/\.tsx?$/.test(file) || /\.test\./.test(file)) continue;
      const text = readFileSync(path.join(root, folder, file), "utf8");
      if (giving.test(text)) for (const [, found = ""] of text.matchAll(name)) names.add(found);
    }
  return names.size > 0 ? names : null;
}
