import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { expect, test } from "vitest";

import english from "@/content/messages/en.json" with { type: "json" };
import { type Product, productsInPreparation } from "@/lib/core/products";

const root = path.resolve(import.meta.dirname, "..");

/** How English says of a part of the product that it is not there yet. */
const notYet = new RegExp(
  [
    "in preparation|being built|is preparing|building it now|not yet open|(?:not|isn't|aren't) open(?: yet|\\b(?! [a-z]))",
    "can't (?:be used|use [a-z ]+) (?:yet|today)|waits? (?:for it|in your balance)|open later|opens too late",
    "(?:when|once|until|day|will) (?:the |their )?(?:mock exams?|corrections?|features?|it|they) (?:opens?|are open|is open)\\b",
    "(?:from|with) the opening",
  ].join("|"),
  "i",
);

/** Where it is said, and of what: nothing is in preparation today. */
const said: Record<string, readonly Product[]> = {};

function textsIn(value: unknown, name: string): [string, string][] {
  if (typeof value === "string") return [[name, value]];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) => textsIn(each, name ? `${name}.${key}` : key));
}

const read = (file: string) => readFileSync(path.join(root, file), "utf8");

const documents = ["legal", "learn", "blog", "courses"].flatMap((collection) =>
  readdirSync(path.join(root, "content", collection)).map((slug) => `content/${collection}/${slug}/en.mdx`),
);

const texts = [
  ...textsIn(english, ""),
  ...read("cms/dataset/en.ndjson")
    .split("\n")
    .filter(Boolean)
    .flatMap((line) => {
      const { _id: id, ...rest }: { _id: string } = JSON.parse(line);
      return textsIn(rest, id);
    }),
  ...documents.map((file): [string, string] => [file, read(file)]),
];

const found = texts.filter(([, text]) => notYet.test(text)).map(([name]) => name);

test("every text that says something is not there yet is known", () => {
  expect(found.toSorted()).toEqual(Object.keys(said).toSorted());
});

test.each(Object.entries(said))("%s speaks only of what is in preparation", (_name, products) => {
  expect(products.filter((product) => !productsInPreparation.includes(product))).toEqual([]);
});
