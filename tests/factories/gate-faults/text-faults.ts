import {
  courseTexts,
  replace,
  replaceAtStart,
  texts,
  type FaultKind,
} from "@/tests/factories/gate-faults/fault-kind";
import { unwritten } from "@/tests/factories/gate-faults/unwritten-faults";

const callout = '<Callout kind="note"';
const practice = '<Practice type="read-and-select" />';
const pricing = /\[([^\]]+)\]\(\/pricing\)/;
const picture = /!\[([^\]]+)\]\(\/images\/a\.svg\)/;
const own = /\[([^\]]+)\]\(#[^)]+\)/;
const parts = ["translation/parts"] as const;

const fields: Omit<FaultKind, "files">[] = [
  {
    what: "a field that stands twice",
    rule: "yaml/syntax",
    change: replace("status: published", "status: published\n▸status: draft"),
  },
  { what: "an alias", rule: "yaml/syntax", change: replace("status: published", "status: ▸*live") },
  { what: "a tag", rule: "yaml/syntax", change: replace("status: published", "status: ▸!live published") },
  {
    what: "a colon in a value",
    rule: "yaml/syntax",
    change: replace("status: published", "status: ▸now: published"),
  },
  {
    what: "an open list",
    rule: "yaml/syntax",
    change: replace("status: published\n", "status: [published\n▸"),
  },
  { what: "no fields", rule: "yaml/no-frontmatter", change: replaceAtStart(/^---\n/, "") },
  { what: "fields without an end", rule: "yaml/no-frontmatter", change: replaceAtStart("\n---\n\n", "\n\n") },
  {
    what: "fields once more",
    rule: "yaml/second-frontmatter",
    change: replace(/\n(\[[^\]]+\]\(\/pricing\))/, "\n▸---\ntitle: more\n---\n\n$1"),
    also: [...parts, "heading/level", "translation/writing", "text/unwritten", "translation/title"],
  },
  { what: "no title", rule: "field/missing", change: replace(/^title: .*\n/m, "", /description/) },
  { what: "no status", rule: "field/missing", change: replace(/^status: .*\n/m, "", /title/) },
  { what: "no author", rule: "field/missing", change: replace(/ {2}by: .*\n/, "", /l10n/) },
  {
    what: "a field that nothing reads",
    rule: "field/unknown",
    change: replace("status:", "colour: ▸red\nstatus:"),
  },
  {
    what: "a field too many below l10n",
    rule: "field/unknown",
    change: replace("  by: human", "  mood: ▸glad\n  by: human"),
  },
  { what: "an unknown status", rule: "field/value", change: replace("status: published", "status: ▸live") },
  { what: "a day there is none of", rule: "field/value", change: replace("2026-11-21", "▸2026-02-30") },
  {
    what: "a moment without timezone",
    rule: "field/value",
    change: replace("2026-11-21", "▸2026-11-21T09:00:00"),
  },
  { what: "an unknown author", rule: "field/value", change: replace("by: human", "by: ▸robot") },
  { what: "another source", rule: "field/value", change: replace("source: en", "source: ▸de") },
  { what: "an empty title", rule: "field/value", change: replace(/title: ".*"/, 'title: ▸" "') },
  {
    what: "a title without end",
    rule: "field/value",
    change: replace(/title: ".*"/, `title: ▸"${"12345 ".repeat(20)}"`),
  },
  { what: "a number for a title", rule: "field/value", change: replace(/title: ".*"/, "title: ▸7") },
];

const syntax: Omit<FaultKind, "files">[] = [
  {
    what: "a part that is not closed",
    rule: "mdx/syntax",
    change: replace(callout, `▸<Checklist>\n\n${callout}`),
  },
  { what: "a part that is not opened", rule: "mdx/syntax", change: replace("<Steps>", "<▸/Steps>") },
  {
    what: "a part closed as another",
    rule: "mdx/syntax",
    change: replace(/<Steps>([\s\S]*)<\/Steps>/, "▸<Steps>$1</Checklist>"),
  },
  {
    what: "a bare less-than sign",
    rule: "mdx/syntax",
    change: replace("| --- | --- |", "| --- | --- |\n| 1 <▸2 | 3 |"),
  },
  {
    what: "a brace that is not closed",
    rule: "mdx/syntax",
    change: replace(practice, `Take ▸{this.\n\n${practice}`),
  },
  {
    what: "a tag that is not ended",
    rule: "mdx/syntax",
    change: replace(`${practice}\n\n`, '<Practice type="read-and-select"\n\n▸'),
  },
  { what: "code that is not code", rule: "mdx/syntax", change: replace(practice, `{a▸ b}\n\n${practice}`) },
  {
    what: "an unknown part",
    rule: "mdx/unknown-part",
    change: replace("<Practice ", "▸<Video "),
    also: parts,
  },
  {
    what: "a part named like a part of every object",
    rule: "mdx/html",
    change: replace(practice, `▸<constructor />\n\n${practice}`),
    also: parts,
  },
  {
    what: "an unknown part in a line",
    rule: "mdx/unknown-part",
    change: replace("<En>DET</En>", "▸<Term>DET</Term>"),
  },
  {
    what: "a script",
    rule: "mdx/html",
    change: replace(practice, `▸<script src="https://example.com/x.js" />\n\n${practice}`),
    also: parts,
  },
  { what: "a frame in a line", rule: "mdx/html", change: replace("<En>DET</En>", 'DET ▸<iframe src="x" />') },
  {
    what: "an expression",
    rule: "mdx/expression",
    change: replace("<En>DET</En>", "DET ▸{process.env.HOME}"),
  },
  {
    what: "an expression between paragraphs",
    rule: "mdx/expression",
    change: replace(practice, `▸{1 + 1}\n\n${practice}`),
  },
  { what: "attributes from code", rule: "mdx/expression", change: replace(callout, `${callout} ▸{...x}`) },
  { what: "an import", rule: "mdx/import", change: replace(practice, `▸import x from "y"\n\n${practice}`) },
  { what: "an export", rule: "mdx/import", change: replace(practice, `▸export const x = 1\n\n${practice}`) },
  { what: "an attribute with code", rule: "mdx/attribute", change: replace('kind="note"', '▸kind={"note"}') },
  {
    what: "an unknown attribute",
    rule: "mdx/attribute",
    change: replace(callout, `${callout} ▸onClick="x"`),
  },
  {
    what: "an attribute of every object",
    rule: "mdx/attribute",
    change: replace(callout, `${callout} ▸toString="x"`),
  },
  {
    what: "an attribute that stands twice",
    rule: "mdx/attribute",
    change: replace(callout, `${callout} ▸kind="tip"`),
  },
  {
    what: "an attribute's wrong value",
    rule: "mdx/attribute",
    change: replace('kind="note"', '▸kind="shout"'),
  },
  { what: "an empty attribute", rule: "mdx/attribute", change: replace('kind="note"', '▸kind=""') },
  { what: "a missing attribute", rule: "mdx/attribute", change: replace(' kind="note"', "", /<Callout/) },
  {
    what: "an unknown type of question",
    rule: "mdx/attribute",
    change: replace('type="read-and-select"', '▸type="guess"'),
  },
];

const headings: Omit<FaultKind, "files">[] = [
  {
    what: "a heading of level 1",
    rule: "heading/level",
    change: replace(practice, `▸# 1\n\n## 2\n\n${practice}`),
    also: parts,
  },
  { what: "a level that is skipped", rule: "heading/level", change: replace("### ", "▸#### "), also: parts },
  {
    what: "a heading that is none",
    rule: "heading/level",
    change: replace(practice, `▸##Words\n\n${practice}`),
    also: parts,
  },
  {
    what: "a heading without words",
    rule: "heading/empty",
    change: replace(practice, `▸##\n\n${practice}`),
    also: parts,
  },
];

const pictures: Omit<FaultKind, "files">[] = [
  { what: "a picture without words", rule: "image/alt", change: replace(picture, "▸![](/images/a.svg)") },
  {
    what: "a picture by name without words",
    rule: "image/alt",
    change: replace(/!\[[^\]]+\]\[picture\]/, "▸![][picture]"),
  },
  {
    what: "a picture that is not there",
    rule: "image/missing",
    change: replace(picture, "▸![$1](/images/c.svg)"),
  },
  { what: "a folder for a picture", rule: "image/missing", change: replace(picture, "▸![$1](/images/)") },
  {
    what: "a picture outside the folder",
    rule: "image/missing",
    change: replace(picture, "▸![$1](/images/../../content/plans.yaml)"),
  },
  {
    what: "a picture without bytes",
    rule: "image/file",
    change: replace(picture, "▸![$1](/images/empty.png)"),
  },
  { what: "words for a picture", rule: "image/file", change: replace(picture, "▸![$1](/images/words.png)") },
  { what: "a huge picture", rule: "image/file", change: replace(picture, "▸![$1](/images/huge.gif)") },
  { what: "a drawing that runs", rule: "image/file", change: replace(picture, "▸![$1](/images/active.svg)") },
  {
    what: "a paper for a picture",
    rule: "image/file",
    change: replace(picture, "▸![$1](/images/paper.pdf)"),
  },
  {
    what: "a link that leads out of the folder",
    rule: "image/missing",
    change: replace(picture, "▸![$1](/images/outside.svg)"),
  },
  {
    what: "a picture by name that is not there",
    rule: "image/missing",
    change: replace("[picture]: /images/b.svg", "▸[picture]: /images/c.svg"),
  },
  {
    what: "a picture from elsewhere",
    rule: "image/place",
    change: replace(picture, "▸![$1](https://example.com/a.svg)"),
  },
  { what: "a picture by a relative path", rule: "image/place", change: replace(picture, "▸![$1](../a.svg)") },
];

const links: Omit<FaultKind, "files">[] = [
  ["a page there is none of", "link/missing-page", "/prices"],
  ["a course there is none of", "link/missing-page", "/courses/three"],
  ["a text there is none of", "link/missing-page", "/learn/second"],
  ["the blog's wrong category", "link/missing-page", "/blog/reading/day"],
  ["a language", "link/language", "/de/pricing"],
  ["the last slash", "link/form", "/pricing/"],
  ["a relative path", "link/form", "pricing"],
  ["an address without https", "link/form", "http://example.com"],
  ["an address without scheme", "link/form", "//example.com"],
  ["a script", "link/form", "javascript:alert(1)"],
  ["a broken address", "link/broken", "https://[example"],
  ["a draft", "link/draft", "/learn/later"],
  ["a draft's heading", "link/draft", "/learn/later#nowhere"],
  ["a dead anchor", "link/anchor", "#nowhere"],
  ["an anchor written wrongly", "link/anchor", "#%E4"],
  ["a dead anchor of a page", "link/anchor", "/pricing#nowhere"],
  ["our own host", "link/form", "https://bandwise.example/pricing"],
  ["a dead anchor of another text", "link/anchor", "/courses/two#nowhere"],
].map(([what, rule, url]) => ({
  what: `a link with ${what}`,
  rule: rule as FaultKind["rule"],
  change: replace(pricing, `▸[$1](${url})`),
}));

const moreLinks: Omit<FaultKind, "files">[] = [
  { what: "a link without words", rule: "link/empty", change: replace(own, "▸[](/pricing)") },
  {
    what: "a link by a name that says nothing",
    rule: "link/broken",
    change: replace(pricing, "▸[$1][prices]"),
  },
  { what: "an address with a space", rule: "link/broken", change: replace(pricing, "▸[$1](/pricing now)") },
  {
    what: "a name that leads nowhere",
    rule: "link/missing-page",
    change: replace("[rest]: https://example.com/rest", "▸[rest]: /rest"),
  },
];

const everywhere = [...fields, ...syntax, ...headings, ...pictures, ...links, ...moreLinks, ...unwritten];

export const textFaults: FaultKind[] = [
  ...everywhere.map((kind) => ({ ...kind, files: texts })),
  {
    what: "a course without its objective",
    rule: "field/missing",
    files: courseTexts,
    change: replace(/^objective: .*\n/m, "", /title/),
  },
];
