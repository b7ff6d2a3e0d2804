import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";

import { onTestFinished } from "vitest";

import { placeAt } from "@/lib/content/gate/report";
import type { Locale } from "@/lib/i18n/locales";
import { checkContent } from "@/scripts/content/check/check-content";
import { formatFault, type Fault } from "@/scripts/content/fault";
import { stampTranslations } from "@/scripts/content/stamp";
import { exportLanguage } from "@/scripts/i18n/export";
import { planImport, type ImportPlan } from "@/scripts/i18n/plan-import";
import { openProject } from "@/scripts/i18n/project";
import { writeFiles } from "@/scripts/i18n/write-files";
import { checkMessages } from "@/scripts/messages/check-messages";
import { createContentTree, type ContentTree } from "@/tests/factories/content-tree";

export const article = (locale: string) => `content/learn/two/${locale}.mdx`;

const articles = {
  en: `---
title: "Two words"
description: "How two words differ."
status: published
publishAt: 2026-11-21
l10n:
  source: en
  by: human
---

Some words look alike.

## A list

- First point with <En>carpet</En>.
- Second point.

| Word | Meaning |
| --- | --- |
| <En>quell</En> | to stop |

## An example

<Callout kind="tip" title="Look first">

Read the words, then the answer.

</Callout>

<Example title="Words">

- carpet
- spoath

</Example>

See [the prices](/pricing) before you go.

### A closer look

Four words are enough.
`,
  de: `---
title: "Zwei Wörter"
description: "Wie sich zwei Wörter unterscheiden."
status: published
publishAt: 2026-11-21
l10n:
  source: en
  by: machine
---

Manche Wörter sehen gleich aus.

## Eine Liste

- Der erste Punkt mit <En>carpet</En>.
- Der zweite Punkt.

| Wort | Bedeutung |
| --- | --- |
| <En>quell</En> | beenden |

## Ein Beispiel

<Callout kind="tip" title="Erst hinsehen">

Lies die Wörter, dann die Antwort.

</Callout>

<Example title="Wörter">

- carpet
- spoath

</Example>

Sieh dir [die Preise](/pricing) an, bevor du gehst.

### Ein genauerer Blick

Vier Wörter genügen.
`,
};

const meta = `category: test
order: 1
datePublished: 2026-11-21
dateModified: 2026-11-21
related: [one]
`;

const line = (value: unknown) => `${JSON.stringify(value)}\n`;
const faq = (language: string, order: number, question: string, answer: string) =>
  line({
    _id: `faq.course.${order}.${language}`,
    _type: "faq",
    language,
    page: "course",
    order,
    question,
    answer,
  });

const plan = (language: string, name: string, features: string[]) =>
  line({
    _id: `plan.small.${language}`,
    _type: "planCopy",
    language,
    planId: "small",
    name,
    tagline: name,
    features,
  });

/** The small project of the content tests with an article, questions and answers, and a plan in English and German. */
export function createExchangeTree(): ContentTree {
  const tree = createContentTree();
  onTestFinished(() => tree.remove());
  const add = (file: string, text: string) =>
    tree.write(file, readFileSync(path.join(tree.root, file), "utf8") + text);
  tree.write("content/learn/two/meta.yaml", meta);
  tree.write(article("en"), articles.en);
  tree.write(article("de"), articles.de);
  add(
    "cms/dataset/en.ndjson",
    faq("en", 1, "What is it?", "A course.") + faq("en", 2, "Is it free?", "Yes."),
  );
  add("cms/dataset/en.ndjson", plan("en", "Small", ["Practice", "Replay"]));
  add(
    "cms/dataset/de.ndjson",
    faq("de", 2, "Ist es kostenlos?", "Ja.") + plan("de", "Klein", ["Üben", "Wiederholen"]),
  );
  stampTranslations(tree.root, []);
  return tree;
}

export const readFile = (tree: ContentTree, file: string) => readFileSync(path.join(tree.root, file), "utf8");

/** Exports one language of a small project, which has no faults. */
export function exportFrom(tree: ContentTree, locale: Locale): string {
  const faults: Fault[] = [];
  const { xliff } = exportLanguage(openProject(tree.root, faults), locale, faults);
  if (faults.length > 0) throw new Error(faults.map(({ file, advice }) => `${file}: ${advice}`).join("\n"));
  return xliff;
}

const escape = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

const unitOf = (xliff: string, id: string, file: string) => {
  const from = xliff.indexOf(`<unit id="${id}"`, xliff.indexOf(`<file id="${file}"`));
  if (from === -1) throw new Error(`The export has no unit ${id}.`);
  return { from, to: xliff.indexOf("</unit>", from) + "</unit>".length };
};

/** One unit of an export, as it is written there. */
export function unitText(xliff: string, file: string, id: string) {
  const { from, to } = unitOf(xliff, id, file);
  return xliff.slice(from, to);
}

const unescape = (text: string) =>
  text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");

/** A text of a unit as it reads without XML: codes are the signs that they stand for. */
function readable(unit: string, xml: string) {
  const data = new Map(
    [...unit.matchAll(/<data id="(\w+)">([^<]*)<\/data>/g)].map(([, id, text]) => [id, text]),
  );
  const closing: string[] = [];
  return unescape(
    xml
      .replaceAll(/<ph [^>]*dataRef="(\w+)"[^>]*\/>/g, (_, id) => data.get(id) ?? "")
      .replaceAll(/<pc [^>]*dataRefStart="(\w+)" dataRefEnd="(\w+)"[^>]*>|<\/pc>/g, (_, start, end) => {
        if (!start) return closing.pop() ?? "";
        closing.push(data.get(end) ?? "");
        return data.get(start) ?? "";
      }),
  );
}

/** Each unit of one file of an export by its id. */
function unitsIn(xliff: string, file: string) {
  const from = xliff.indexOf(`<file id="${file}"`);
  const units = xliff
    .slice(from, xliff.indexOf("</file>", from))
    .matchAll(/<unit id="([^"]*)"[\s\S]*?<\/unit>/g);
  return [...units].map(([text, id = ""]) => ({ id, text }));
}

function textsIn(xliff: string, file: string, pattern: RegExp) {
  const found = unitsIn(xliff, file).flatMap(({ id, text }): [string, string][] => {
    const target = pattern.exec(text)?.[1];
    return target === undefined ? [] : [[id, readable(text, target)]];
  });
  return new Map(found);
}

/** The translations in one file of an export. */
export const targetsIn = (xliff: string, file: string) =>
  textsIn(xliff, file, /<target>((?:(?!<\/target>)[\s\S])*)<\/target>\n<\/segment>/);

/** The translations of earlier English texts that an export offers. */
export const previousIn = (xliff: string, file: string) =>
  textsIn(xliff, file, /type="other"[^>]*>\n[\s\S]*?<target>([\s\S]*?)<\/target>/);

/** Replaces something in one unit. */
export function changeUnit(xliff: string, file: string, id: string, change: (unit: string) => string) {
  const { from, to } = unitOf(xliff, id, file);
  const before = xliff.slice(from, to);
  const after = change(before);
  if (after === before) throw new Error(`Nothing changed in ${id}.`);
  return xliff.slice(0, from) + after + xliff.slice(to);
}

/** Types a translation as a translator does in a tool. */
export const translate = (xliff: string, file: string, id: string, target: string) =>
  changeUnit(xliff, file, id, (unit) =>
    unit
      .replace(
        /<\/source>\n<target>(?:(?!<\/target>)[\s\S])*<\/target>\n<\/segment>/,
        "</source>\n</segment>",
      )
      .replace("</source>\n</segment>", () => `</source>\n<target>${escape(target)}</target>\n</segment>`)
      .replace('state="initial"', 'state="translated"'),
  );

/** Where a piece of text stands in a unit of the exported file, as `line:column`. */
export function placeIn(xliff: string, file: string, id: string, piece: string) {
  const { from } = unitOf(xliff, id, file);
  const { line: row, column } = placeAt(xliff, xliff.indexOf(piece, from));
  return `${row}:${column}`;
}

export type Imported = ImportPlan & { faults: Fault[] };

/** Imports files as the command does: writes only when there is nothing to correct. */
export function importInto(tree: ContentTree, xliffs: Record<string, string | Buffer>): Imported {
  const names = Object.entries(xliffs).map(([name, text]) => {
    tree.write(name, text);
    return path.join(tree.root, name);
  });
  const faults: Fault[] = [];
  const planned = planImport(tree.root, names, faults);
  if (faults.length === 0)
    writeFiles(tree.root, new Map(planned.changes.map(({ file, text }) => [file, text])));
  return { ...planned, faults };
}

export const faultsOf = ({ faults }: Imported) => faults.map(formatFault);

/** The faults and warnings of the gate for one language, without its gaps. */
export const gate = (root: string, locale: string) =>
  [...checkContent(root, { complete: false }), ...checkMessages(root, { complete: false, sameAsEnglish: [] })]
    .filter(({ file, rule }) => new RegExp(`/${locale}\\.[a-z]+$`).test(file) && !rule.endsWith("missing"))
    .map(formatFault);

/** Every file of a folder with its bytes, but not the files of the exchange. */
export function snapshot(root: string, folder = ""): Record<string, string> {
  const entries = readdirSync(path.join(root, folder)).flatMap((name): [string, string][] => {
    const file = path.join(folder, name);
    if (statSync(path.join(root, file)).isDirectory()) return Object.entries(snapshot(root, file));
    return file.endsWith(".xlf") ? [] : [[file, readFileSync(path.join(root, file), "latin1")]];
  });
  return Object.fromEntries(entries);
}
