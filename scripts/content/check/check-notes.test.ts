import type { Root } from "mdast";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";

import type { Locale } from "@/lib/i18n/locales";
import { checkNotes, sampleNotes } from "@/scripts/content/check/check-notes";

const parse = (note: string, part = "SampleAnswer"): Root =>
  unified()
    .use(remarkParse)
    .use(remarkMdx)
    .parse(
      `<${part}${part === "SampleAnswer" ? ' score="85"' : ""}>\n\n<Mark note="${note}">old</Mark> words.\n\n</${part}>\n`,
    );

function faultsOf(locale: Locale, note: string, english: string, part?: string) {
  const found: string[] = [];
  const [own, source] = [note, english].map((text) => sampleNotes(parse(text, part)));
  checkNotes(locale, own ?? [], source ?? [], (_place, _rule, advice) => found.push(advice));
  return found;
}

const english = "Grammar: *even though* would be exact";

test.for<[Locale, string]>([
  ["ja", "文法：even though のほうが正確"],
  ["ru", "Грамматика: точнее было бы even though"],
  ["de", "Grammatik: genau wäre even though"],
])("in %s a quotation without its mark is found: %s", ([locale, note]) => {
  expect(faultsOf(locale, note, english).join()).toContain("write *even though*");
});

test.for<[Locale, string]>([
  ["ja", "文法：*even though* のほうが正確"],
  ["de", "Grammatik: genau wäre *even though*"],
  ["de", "Grammatik: ein genaues Bindewort fehlt"],
])("in %s %s has no fault", ([locale, note]) => {
  expect(faultsOf(locale, note, english)).toEqual([]);
});

test("a word of the language that holds an English one is its own", () => {
  expect(faultsOf("de", "Grammatik: hasten passt hier", "Grammar: *has*")).toEqual([]);
});

test("notes inside an example are English in every language", () => {
  expect(faultsOf("ja", "unknown word", "unknown word", "Example")).toEqual([]);
});
