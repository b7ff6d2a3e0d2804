import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import GithubSlugger from "github-slugger";

import { locales, type Locale } from "@/lib/i18n/locales";
import { wordLists } from "@/scripts/bench/corpus/word-lists";
import { stampTranslations } from "@/scripts/content/stamp";
import { gateFilm, writeMadeFilm } from "@/tests/factories/gate-film";
import { gateDataset, gateMessages, gateTables } from "@/tests/factories/gate-tree-data";

const spaceless: readonly Locale[] = ["ja", "th", "zh"];

/** Words of a language that stand beside one another nowhere else. */
export function phrase(locale: Locale, from: number, count = 4) {
  const list = wordLists[locale];
  const words = Array.from({ length: count }, (_, index) => list[(from + index) % list.length] ?? "");
  return words.join(spaceless.includes(locale) ? "" : " ");
}

export const anchor = (heading: string) => new GithubSlugger().slug(heading);

const firstHeading = (locale: Locale, seed: number) => phrase(locale, seed + 8, 3);

/** Every kind of thing that a text may have, once. */
function text(locale: Locale, seed: number, fields: string, link: string) {
  const say = (from: number, count?: number) => phrase(locale, seed + from, count);
  const heading = firstHeading(locale, seed);
  const gap = spaceless.includes(locale) ? "" : " ";
  return `---
title: "${say(0, 3)}"
description: "${say(3, 5)}."
${fields}status: published
publishAt: 2026-11-21
l10n:
  source: en
  by: human
---

${say(5, 8)}. <En>DET</En>, <Fact name="word-time" />.

## ${heading}

<Callout kind="note" title="${say(11, 2)}">

![${say(13, 3)}](/images/a.svg)

</Callout>

<Practice type="read-and-select" />

### ${say(16, 2)}

<Steps>

1. **${say(18, 2)}**${gap}${say(20, 6)}.
2. ${say(26, 5)}.

</Steps>

[${say(31, 2)}](/pricing), [${say(33, 2)}](#${anchor(heading)}), [${say(35, 2)}](${link}), [${say(37, 2)}][rest].

![${say(39, 2)}][picture]

<Example title="X ${say(53, 2)}">

carpet

</Example>

## ${say(41, 4)}

| ${say(45, 1)} | ${say(46, 1)} |
| --- | --- |
| ${say(47, 2)} <Fact name="words" only="number" /> | \`${say(49, 1)}\` |

<Mark note="${say(51, 2)}: *carpet*.">carpet</Mark>

[rest]: https://example.com/rest
[picture]: /images/b.svg
`;
}

type Folder = {
  folder: string;
  meta: string;
  seed: number;
  fields?: (locale: Locale) => string;
  /** Not for readers yet. */
  isDraft?: boolean;
};

const dates = "datePublished: 2026-11-21\ndateModified: 2026-11-22\n";
const objective = (locale: Locale) => `objective: "${phrase(locale, 50, 5)}."\n`;
const course = (position: number) => `section: reading
position: ${position}
questionType: read-and-select
minutes: 6
${dates}image: /images/a.svg
video:
  provider: youtube
  id: abcdefghijk
  duration: PT6M30S
  uploadDate: 2026-11-21T09:00:00Z
  thumbnail: /images/b.svg
`;
const article = (category: string) => `category: ${category}
${dates}related: [one, two]
sources:
  - title: "Rules"
    url: https://example.com/rules
`;

const folders: Folder[] = [
  { folder: "content/courses/one", meta: course(1), seed: 0, fields: objective },
  { folder: "content/courses/two", meta: course(2), seed: 7, fields: objective },
  { folder: "content/learn/first", meta: `order: 1\n${article("test")}`, seed: 13 },
  { folder: "content/learn/later", meta: `order: 2\n${article("test")}`, seed: 35, isDraft: true },
  { folder: "content/blog/day", meta: article("study"), seed: 21 },
  { folder: "content/legal/tos", meta: `${dates}version: "1"\n`, seed: 29 },
];

function* treeFiles(): Generator<readonly [string, string]> {
  for (const page of ["pricing", "tos", "courses/[slug]", "learn/[slug]", "blog/[[...path]]"])
    yield [`app/[locale]/(site)/${page}/page.tsx`, ""];
  yield ["public/images/empty.png", ""];
  yield ["public/images/words.png", "These are words."];
  yield ["public/images/huge.gif", `GIF89a${"0".repeat(500 * 1024)}`];
  yield ["public/images/active.svg", "<svg><script>alert(1)</script></svg>"];
  yield ["public/images/paper.pdf", "%PDF-1.7"];
  yield ["components/say.tsx", 't.rich("day", { b: bold, a: link });'];
  for (const name of ["a", "b"]) yield [`public/images/${name}.svg`, "<svg/>"];
  for (const { folder, meta, seed, fields, isDraft = false } of folders) {
    yield [`${folder}/meta.yaml`, meta];
    for (const locale of locales) {
      const link = `/courses/one#${anchor(firstHeading(locale, 0))}`;
      const words = text(locale, seed, fields?.(locale) ?? "", link);
      yield [
        `${folder}/${locale}.mdx`,
        isDraft ? words.replace("status: published", "status: draft") : words,
      ];
    }
  }
  yield* gateTables();
  yield* gateDataset(phrase);
  yield* gateMessages(phrase);
  yield* gateFilm(phrase);
}

/** A project with everything the gate looks at, complete in every language and without faults. */
export function createGateTree() {
  const root = mkdtempSync(path.join(tmpdir(), "bandwise-gate-"));
  for (const [file, words] of treeFiles()) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), words);
  }
  symlinkSync("../../content/plans.yaml", path.join(root, "public/images/outside.svg"));
  stampTranslations(root, []);
  writeMadeFilm(root);
  return { root, remove: () => rmSync(root, { recursive: true, force: true }) };
}
