import type { Root } from "mdast";
import { visit } from "unist-util-visit";

import { type PlacedUrl, start, type Place } from "@/lib/content/gate/report";
import { collections, type Collection } from "@/lib/content/schemas";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";
import { reportInto, type Fault } from "@/scripts/content/fault";
import type { ReadText, TextFields } from "@/scripts/content/check/facts/read-text";
import { checkUnwritten } from "@/scripts/content/check/facts/check-unwritten";
import { sampleNotes, type Note } from "@/scripts/content/check/check-notes";
import { checkWriting } from "@/scripts/content/check/facts/check-writing";
import { checkProse, checkReferences, linksOf } from "@/lib/content/gate/prose-rules";
import { type Heading, headingsOf } from "@/lib/content/markdown/headings";
import { plainText } from "@/lib/content/markdown/plain-text";
import { readDocument } from "@/scripts/content/read-document";
import { sectionHashes, type Section } from "@/lib/content/markdown/sections";
import { parseYaml, placeOf } from "@/scripts/content/yaml-source";

export type PlacedPart = { name: string; place: Place };

/** What the rest of the gate and the compiler need of a text, without its words. */
export type TextHead = {
  fields: TextFields;
  places: Record<"slug" | "status" | "publishAt" | "sourceHash", Place>;
  headings: Heading[];
  links: PlacedUrl[];
  pictures: PlacedUrl[];
  /** Headings, pictures and tags in their order, and where the text ends. */
  parts: PlacedPart[];
  end: Place;
  /** The notes on sample answers. */
  notes: Note[];
  /** Of an English text, what its translations are compared with. */
  sections: Section[];
  /** Which of the terms that stay English it has. */
  terms: string[];
};

export type TextFacts = {
  /** The faults it shows by itself; `file` is its own. */
  faults: Fault[];
  /** Null when it cannot be read. */
  text: TextHead | null;
};

/** The parser's places know more than a line and a column. */
const placeAt = ({ line, column }: Place): Place => ({ line, column });

/** Everything that one text tells without any other file. */
export function readTextFacts(
  source: string,
  about: { file: string; collection: Collection; locale: Locale },
  keptTerms: readonly string[],
): TextFacts {
  const faults: Fault[] = [];
  const report = reportInto(faults, about.file);
  const { frontmatter: yaml, tree, body } = readDocument(source, report);
  const pictures: PlacedUrl[] = [];
  if (tree)
    checkProse(tree, { report, onPicture: (url, place) => pictures.push({ url, place: placeAt(place) }) });
  const fields = yaml ? parseYaml(yaml, collections[about.collection].frontmatter, report) : null;
  if (!yaml || !fields || !tree) return { faults, text: null };
  const read = { ...about, fields, yaml, tree, body, report };
  checkReferences(tree, body, report);
  checkWriting(read);
  checkUnwritten(read);
  return { faults, text: { ...headOf(read), pictures, terms: termsIn(read, keptTerms) } };
}

function headOf({ fields, yaml, tree }: ReadText) {
  return {
    fields,
    places: {
      slug: placeOf(yaml, ["slug"]),
      status: placeOf(yaml, ["status"]),
      publishAt: placeOf(yaml, ["publishAt"]),
      sourceHash: placeOf(yaml, ["l10n", "sourceHash"]),
    },
    headings: headingsOf(tree),
    links: linksOf(tree).map(({ url, place }) => ({ url, place: placeAt(place) })),
    parts: partsOf(tree),
    end: placeAt(tree.position?.end ?? start),
    notes: sampleNotes(tree).map(({ note, place }) => ({ note, place: placeAt(place) })),
    sections: sectionHashes(fields, tree),
  };
}

function partsOf(tree: Root): PlacedPart[] {
  const parts: PlacedPart[] = [];
  visit(tree, (node) => {
    const place = placeAt(node.position?.start ?? start);
    if (node.type === "heading") parts.push({ name: `headings of level ${node.depth}`, place });
    if (node.type === "image") parts.push({ name: "pictures", place });
    if (node.type === "mdxJsxFlowElement" && node.name) parts.push({ name: `<${node.name}>`, place });
  });
  return parts;
}

/** "Pro" stands in "Pro plan" and not in "Proves". */
const wordsOf = (text: string) => ` ${text.split(/[^\p{L}\p{N}]+/u).join(" ")} `;

/** In English a term is a word of its own; other languages put their endings to it. */
function termsIn({ tree, locale }: ReadText, keptTerms: readonly string[]) {
  const text = plainText(tree);
  if (locale !== defaultLocale) return keptTerms.filter((term) => text.includes(term));
  const words = wordsOf(text);
  return keptTerms.filter((term) => words.includes(wordsOf(term)));
}
