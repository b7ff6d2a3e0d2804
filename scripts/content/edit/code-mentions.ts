import { placeAt } from "@/lib/content/gate/report";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

/** Where people name a document outside of the documents themselves. */
const places = ["app", "cms", "components", "docs", "lib", "scripts", "tests", "content/messages"];
/** There an address is an example. */
const examples = new Set(["docs/how-to", "scripts/docs"]);
const source = /\.(tsx?|mjs|cjs|json|ndjson|ya?ml|md|css)$/;

function filesIn(root: string, place: string): string[] {
  const full = path.join(root, place);
  if (!existsSync(full)) return [];
  if (!statSync(full).isDirectory()) return source.test(place) ? [place] : [];
  return readdirSync(full)
    .sort()
    .map((name) => `${place}/${name}`)
    .flatMap((below) => (/\/node_modules$/.test(below) || examples.has(below) ? [] : filesIn(root, below)));
}

const topFiles = (root: string, folder: string) =>
  readdirSync(path.join(root, folder))
    .filter((name) => source.test(name) && name !== "redirects.yaml" && name !== "package-lock.json")
    .map((name) => (folder ? `${folder}/${name}` : name));

/** `path:line:col` of every place that names the slug in quotes or as a part of a path. */
export function codeMentions(root: string, slug: string): string[] {
  const named = new RegExp(`(?<=["'\`/])${slug}(?=["'\`/#?)\\s.]|$)`, "gm");
  const files = [
    ...places.flatMap((place) => filesIn(root, place)),
    ...topFiles(root, ""),
    ...topFiles(root, "content"),
  ];
  return files.flatMap((file) => {
    const text = readFileSync(path.join(root, file), "utf8");
    return [...text.matchAll(named)].map(({ index }) => {
      const { line, column } = placeAt(text, index);
      return `${file}:${line}:${column}`;
    });
  });
}
