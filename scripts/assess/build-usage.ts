// Counts how the product's own English puts words beside each other: npm run assess:usage
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { parse } from "yaml";

import { splitSentences, splitWords } from "@/lib/assess/writing/text/split-text";
import { classesOf } from "@/lib/assess/writing/usage/word-classes";

const root = path.resolve(import.meta.dirname, "../..");
const outfile = path.join(root, "lib/assess/writing/usage/usage.json");
/** Not the prompts: their samples hold learners' mistakes. */
const banks = ["passages", "conversations", "reading-sets", "sentences"].map(
  (name) => `content/bank/${name}/*.yaml`,
);
const articles = ["courses", "learn", "blog", "legal"].map((name) => `content/${name}/**/en.mdx`);
const proseKeys = new Set(
  "text message says right opening before missing after scenario answer proof question".split(" "),
);

/** The right one of "{who|which|what}" comes first; what is asked for stands in brackets. */
const plainText = (text: string) =>
  text
    .replaceAll(/\{([^|}]*)(?:\|[^}]*)?\}/g, "$1")
    .replaceAll(/[[\]]/g, "")
    .replaceAll(/\s+/g, " ");

function proseOf(node: unknown, key = ""): string[] {
  if (typeof node === "string") return proseKeys.has(key) && node.includes(" ") ? [plainText(node)] : [];
  if (Array.isArray(node)) return node.flatMap((each: unknown) => proseOf(each, key));
  if (node === null || typeof node !== "object") return [];
  return Object.entries(node).flatMap(([name, value]) => (name === "wrong" ? [] : proseOf(value, name)));
}

const paragraphsOf = (source: string) =>
  source
    .replace(/^---\n[\s\S]*?\n---\n/, "")
    .split(/\n{2,}/)
    .filter((block) => !/^[<#|>{}!-]|^\d+\./.test(block.trim()))
    .map((block) => plainText(block.replaceAll(/\[([^\]]*)\]\([^)]*\)/g, "$1").replaceAll(/[*_`]/g, "")));

const read = (patterns: string[]) =>
  patterns
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .sort()
    .map((file) => readFileSync(path.join(root, file), "utf8"));

const sentences = [
  ...read(banks).flatMap((source) => proseOf(parse(source))),
  ...read(articles).flatMap(paragraphsOf),
].flatMap((text) => splitSentences(text).map((sentence) => sentence.text));

type Counts = Map<string, Map<string, number>>;
function count(counts: Counts, first: string, second: string) {
  const after = counts.get(first) ?? new Map<string, number>();
  after.set(second, (after.get(second) ?? 0) + 1);
  counts.set(first, after);
}

const pairs: Counts = new Map();
const classes: Map<string, number> = new Map();
const next: Counts = new Map();
let words = 0;
for (const sentence of new Set(sentences)) {
  const said = splitWords(sentence).map(({ text }) => text.toLowerCase().replaceAll("’", "'"));
  words += said.length;
  said.forEach((word, at) => count(pairs, said[at - 1] ?? "<", word));
  const sequence = classesOf(sentence);
  sequence.forEach((name, at) => {
    classes.set(name, (classes.get(name) ?? 0) + 1);
    const before = sequence[at - 1];
    if (before !== undefined) count(next, before, name);
  });
}

const written = (counts: Counts, least: number) =>
  Object.fromEntries(
    [...counts]
      .map(([first, after]): [string, Record<string, number>] => [
        first,
        Object.fromEntries(
          [...after].filter(([, times]) => times >= least).sort(([a], [b]) => (a < b ? -1 : 1)),
        ),
      ])
      .filter(([, after]) => Object.keys(after).length > 0)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const usage = {
  source:
    "The product's own English: bank (without prompts), courses, articles, legal texts (npm run assess:usage)",
  words,
  pairs: written(pairs, 2),
  classes: Object.fromEntries([...classes].sort(([a], [b]) => (a < b ? -1 : 1))),
  next: written(next, 1),
};
writeFileSync(outfile, `${JSON.stringify(usage)}\n`);
process.stdout.write(`${words} words, ${Object.keys(usage.pairs).length} first words\n`);
