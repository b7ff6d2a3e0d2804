import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { type Report, placeAt } from "@/lib/content/gate/report";
import { reportInto, type Fault } from "@/scripts/content/fault";

const folders = [
  "app",
  "cms",
  "components",
  "content",
  "deploy",
  "docs",
  "lib",
  "public",
  "scripts",
  "tests",
];
const passedOver = new Set([
  "node_modules",
  ".git",
  ".next",
  ".contentlayer",
  ".data",
  ".cache",
  "test-results",
  "playwright-report",
]);

function walk(root: string, folder = ""): string[] {
  return readdirSync(path.join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const name = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.isDirectory()) return passedOver.has(entry.name) ? [] : walk(root, name);
    return [name];
  });
}

const isDocument = (file: string) => /(^|\/)README\.md$/.test(file) || /^docs\/.*\.md$/.test(file);

/** Paths and npm scripts that the documents name must exist. */
export function checkDocs(root: string): { faults: Fault[]; documents: number } {
  const files = walk(root);
  const fileNames = new Set(files.map((file) => path.basename(file)));
  const scripts = readScripts(root);
  const faults: Fault[] = [];
  const documents = files.filter(isDocument);
  for (const file of documents) {
    const text = readFileSync(path.join(root, file), "utf8");
    const report = reportInto(faults, file);
    checkScripts(text, scripts, report);
    checkPaths(text, { root, fileNames, folder: path.dirname(file) }, report);
  }
  return { faults, documents: documents.length };
}

function readScripts(root: string): Set<string> {
  const manifest: { scripts?: Record<string, string> } = JSON.parse(
    readFileSync(path.join(root, "package.json"), "utf8"),
  );
  return new Set(Object.keys(manifest.scripts ?? {}));
}

function checkScripts(text: string, scripts: Set<string>, report: Report) {
  for (const match of text.matchAll(/\bnpm (?:run ([\w:-]+)|(start|test)\b)/g)) {
    const name = match[1] ?? match[2] ?? "";
    if (!scripts.has(name))
      report(
        placeAt(text, match.index),
        "docs/script",
        `package.json has no script "${name}"; correct the command`,
      );
  }
}

type Tree = { root: string; fileNames: Set<string>; folder: string };

function checkPaths(text: string, tree: Tree, report: Report) {
  const prose = text.replace(/^```[\s\S]*?^```/gm, (block) => block.replace(/[^\n]/g, " "));
  for (const match of prose.matchAll(/`([^`\n]+)`/g)) {
    const named = match[1] ?? "";
    if (looksLikePath(named) && !exists(named, tree)) {
      report(placeAt(text, match.index), "docs/path", `there is no ${named}; correct the path`);
    }
  }
  for (const match of prose.matchAll(/\]\(([^)#\s]+)(?:#[^)]*)?\)/g)) {
    const target = match[1] ?? "";
    if (/^[a-z]+:/.test(target) || target.startsWith("/")) continue;
    if (!existsSync(path.join(tree.root, tree.folder, target))) {
      report(placeAt(text, match.index), "docs/link", `the link leads to no file: ${target}`);
    }
  }
}

const fileName = /^[\w.-]+\.(ts|tsx|mjs|cjs|json|md|mdx|yaml|css|sql|ndjson)$/;

function looksLikePath(named: string) {
  return folders.some((folder) => named.startsWith(`${folder}/`)) || fileName.test(named);
}

/** A path with a part to fill in (`<slug>`, `*`, `...`) is followed up to that part. */
function exists(named: string, { root, fileNames, folder }: Tree) {
  const open = named.search(/[<*{]|\.\.\./);
  const fixed = open === -1 ? named : named.slice(0, named.lastIndexOf("/", open) + 1);
  if (existsSync(path.join(root, fixed)) || existsSync(path.join(root, folder, fixed))) return true;
  return !named.includes("/") && fileNames.has(named);
}
