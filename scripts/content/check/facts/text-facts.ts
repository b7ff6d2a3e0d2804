import type { Root } from "mdast";
import { visit } from "unist-util-visit";

import { type PlacedUrl, start, type Place } from "@/lib/content/gate/report";
import { collections, type Collection } from "@/lib/content/schemas";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";
import { reportInto, type Fault } from "@/scripts/content/fault";
import type { ReadText, TextFields } from "@/scripts/content/check/facts/read-text";
import { checkUnwritten } from "@/scripts/content/check/facts/check-unwritten";
import { exampleTitles } from "@/scripts/content/check/check-titles";
import { sampleNotes, type Note } from "@/scripts/content/check/check-notes";
import { checkWriting } from "@/scripts/content/check/facts/check-writing";
import { checkBold } from "@/scripts/content/check/facts/check-bold";
import { checkUsualNames } from "@/scripts/content/check/facts/check-usual-names";
import { checkWordings } from "@/scripts/content/check/facts/check-wordings";
import type { Wordings } from "@/scripts/content/check/wordings";
import {
  factsIn,
  factsInWords,
  type NamedFact,
  numbersIn,
  type PlacedNumber,
  tasksIn,
} from "@/lib/content/gate/fact-rules";
import { writtenNumbers } from "@/lib/content/gate/written-numbers";
import { checkProse, checkPlainSigns, linksOf } from "@/lib/content/gate/prose-rules";
import { type Heading, headingsOf } from "@/lib/content/markdown/headings";
import { plainText } from "@/lib/content/markdown/plain-text";
import { readDocument } from "@/scripts/content/read-document";
import { sectionHashes, type Section, translatedFields } from "@/lib/content/markdown/sections";
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
  /** The titles of the examples. */
  titles: Note[];
  /** Of an English text, what its translations are compared with. */
  sections: Section[];
  /** The facts it names, those of the fields in section -1. */
  facts: NamedFact[];
  /** Of an English text, the numbers that it writes out. */
  numbers: PlacedNumber[];
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
  wordings: Wordings,
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
  checkPlainSigns(tree, body, report);
  checkWriting(read);
  checkWordings(read, wordings);
  checkBold(read);
  checkUsualNames(read);
  checkUnwritten(read);
  return { faults, text: { ...headOf(read), pictures, terms: termsIn(read, wordings.kept) } };
}

function headOf(read: ReadText) {
  const { fields, yaml, tree } = read;
  return {
    ...factsOf(read),
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
    titles: exampleTitles(tree).map(({ note, place }) => ({ note, place: placeAt(place) })),
    sections: sectionHashes(fields, tree),
  };
}

/** The facts that the fields and the body name; in English also the numbers that they write out. */
function factsOf({ fields, yaml, tree, body, locale }: ReadText): Pick<TextHead, "facts" | "numbers"> {
  const words = Object.entries(translatedFields(fields)).flatMap(([field, value]) =>
    typeof value === "string" ? [{ value, place: placeOf(yaml, [field]) }] : [],
  );
  const inFields = words.flatMap(({ value, place }) =>
    factsInWords(value).map((name): NamedFact => ({ name, section: -1, place })),
  );
  const inBody = factsIn(tree).map((fact) => ({ ...fact, place: placeAt(fact.place) }));
  const facts = [...inFields, ...inBody];
  if (locale !== defaultLocale) return { facts, numbers: [] };
  const written = words.flatMap(({ value, place }) =>
    writtenNumbers(value).map((number): PlacedNumber => ({ ...number, tasks: tasksIn(value), place })),
  );
  return { facts, numbers: [...written, ...numbersIn(tree, body)] };
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
