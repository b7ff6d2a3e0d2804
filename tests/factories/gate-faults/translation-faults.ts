import path from "node:path";

import {
  articleTexts,
  courseTexts,
  englishTexts,
  inLocales,
  replace,
  texts,
  translations,
  type FaultKind,
} from "@/tests/factories/gate-faults/fault-kind";
import { phrase } from "@/tests/factories/gate-tree";

const withoutHan = inLocales(texts, ["en", "ko", "de", "ru", "th", "tr"]);
const russian = inLocales(texts, ["ru"]);
const own = (files: readonly string[]) => files.filter((file) => !file.endsWith("/en.mdx"));
const practice = '<Practice type="read-and-select" />';

const writing: FaultKind[] = [
  {
    what: "a letter of another language in a line",
    rule: "translation/writing",
    files: withoutHan,
    change: replace(/\n(.*)\. <En>DET/, "\n$1 ▸語. <En>DET"),
  },
  {
    what: "a letter of another language in a cell",
    rule: "translation/writing",
    files: withoutHan,
    change: replace("| --- | --- |", "| --- | --- |\n| 1 | a ▸字 |"),
  },
  {
    what: "a letter of another language in a title",
    rule: "translation/writing",
    files: withoutHan,
    change: replace(/^title: "/m, 'title: ▸"語'),
  },
  {
    what: "a letter of another language in an objective",
    rule: "translation/writing",
    files: inLocales(courseTexts, ["de", "ru", "ko"]),
    change: replace(/^objective: "/m, 'objective: ▸"語'),
  },
  {
    what: "a letter of another language in an attribute",
    rule: "translation/writing",
    files: withoutHan,
    change: replace(/title="([^"]+)">/, '▸title="$1語">'),
  },
  {
    what: "a letter of another language in a picture's words",
    rule: "translation/writing",
    files: withoutHan,
    change: replace(/!\[([^\]]+)\]\(/, "▸![$1語]("),
  },
  {
    what: "Latin letters in a Russian word",
    rule: "translation/writing",
    files: russian,
    change: replace("<En>DET</En>", "DET сло▸вa"),
  },
  {
    what: "a long English description",
    rule: "translation/writing",
    files: inLocales(texts, ["ja", "ko", "ru", "th", "zh"]),
    change: replace(/^description: .*$/m, 'description: ▸"This is still in English, every word of it."'),
  },
  {
    what: "a French sign that a line may lose",
    rule: "translation/writing",
    files: inLocales(texts, ["fr"]),
    change: replace(practice, `Un mot▸ : deux mots.\n\n${practice}`),
  },
];

const usualName = (what: string, words: string): FaultKind => ({
  what,
  rule: "translation/usual-name",
  files: inLocales(texts, ["zh"]),
  change: replace(practice, `${words}\n\n${practice}`),
});

export const translationFaults: FaultKind[] = [
  ...writing,
  usualName("a task without the name that readers know", "学习 ▸Writing Sample 课程。"),
  usualName("that name twice", "▸Writing Sample（写作样本）。Writing Sample（写作样本）。"),
  {
    what: "a language without its text",
    rule: "translation/missing",
    files: own(courseTexts),
    times: 6,
    change: () => null,
    also: ["link/anchor"],
  },
  {
    what: "an article without a language",
    rule: "translation/missing",
    level: "warning",
    files: own(articleTexts),
    times: 4,
    change: () => null,
  },
  {
    what: "a text without its English source",
    rule: "file/missing",
    files: englishTexts,
    change: () => null,
    also: ["link/anchor", "link/missing-page"],
  },
  {
    what: "a translation of a draft",
    rule: "translation/ahead",
    files: englishTexts,
    change: replace("status: published", "status: ▸review"),
    foundIn: (file) => translations.filter((each) => path.dirname(each) === path.dirname(file)),
    also: ["link/draft"],
  },
  {
    what: "a translation that comes out first",
    rule: "translation/ahead",
    files: translations,
    change: replace("publishAt: 2026-11-21", "publishAt: ▸2026-11-20"),
  },
  {
    what: "a translation without a stamp",
    rule: "translation/no-source-hash",
    files: translations,
    change: replace(/ {2}sourceHash: .*\n/, "", /l10n/),
  },
  {
    what: "a translation of an earlier English text",
    rule: "translation/stale",
    level: "warning",
    files: translations,
    change: replace(/sourceHash: \w+/, "sourceHash: ▸00000000"),
  },
  {
    what: "a translation that lost a part",
    rule: "translation/parts",
    files: translations,
    change: replace(`${practice}\n\n`, "", /### /),
  },
  {
    what: "a translation that lost its last heading",
    rule: "translation/parts",
    files: translations,
    change: (text) => `${text.replace(/\n## [^\n]+\n\n(\|[\s\S]*)$/, "\n$1")}▸`,
  },
  {
    what: "a translation with a part of its own",
    rule: "translation/parts",
    files: translations,
    change: replace("<Steps>", "▸<Checklist>\n\n- 1\n\n</Checklist>\n\n<Steps>"),
  },
  {
    what: "a translation with a heading too many",
    rule: "translation/parts",
    files: translations,
    change: replace("| --- | --- |", "| --- | --- |\n\n▸### 1"),
  },
  {
    what: "a translation that lost a picture",
    rule: "translation/parts",
    files: translations,
    change: replace(/!\[[^\]]+\]\([^)]+\)/, "1", /<Practice/),
  },
  {
    what: "English words in a note that are not marked",
    rule: "note/english",
    files: translations,
    times: 4,
    change: replace("*carpet*", "carpet", /<Mark/),
  },
  {
    what: "an example with its English title",
    rule: "translation/title",
    files: own(courseTexts).filter((file) => file.includes("/one/")),
    change: replace(/<Example title="[^"]*"/, `<Example ▸title="X ${phrase("en", 53, 2)}"`),
  },
  {
    what: "a word that the glossary bans",
    rule: "glossary/banned",
    files: translations,
    change: replace(/\n(.*)\. <En>DET/, "\n$1. ▸zq <En>DET"),
  },
  {
    what: "a banned word in a title",
    rule: "glossary/banned",
    files: translations,
    change: replace(/^title: "/m, 'title: ▸"zq '),
  },
  {
    what: "a banned word in an attribute",
    rule: "glossary/banned",
    files: inLocales(texts, ["de", "ru", "tr", "fr"]),
    change: replace(/title="([^"]+)">/, '▸title="zq $1">'),
  },
  {
    what: "a space at a bold part",
    rule: "text/bold",
    files: inLocales(texts, ["ja", "zh"]),
    times: 4,
    change: replace(/1\. (\*\*[^*]+\*\*)/, "1. ▸$1 "),
  },
  {
    what: "a translation without a term that stays English",
    rule: "glossary/keep",
    level: "warning",
    files: translations,
    change: replace(/^([\s\S]*?)<En>DET<\/En>/, "▸$1<En>test</En>"),
  },
];
