import GithubSlugger from "github-slugger";

import type { Locale } from "@/lib/i18n/locales";
import type { ArticlePlan, Block } from "@/scripts/bench/corpus/plan-article";
import { writeSentences, type Sentences } from "@/scripts/bench/corpus/write-sentences";

type Links = {
  /** Addresses of courses and pages, and of articles that exist. */
  pages: readonly string[];
  articles: readonly string[];
};

const rows = (count: number, row: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => row(index)).join("\n");

/** One block of a text in the marks that authors use. */
function writeBlock({ kind, size }: Block, say: Sentences): string {
  switch (kind) {
    case "paragraph":
      return say.sentences(size);
    case "list":
      return rows(size, () => `- **${say.words(2)}**: ${say.words(6)}`);
    case "table":
      return `| ${say.words(2)} | ${say.words(2)} |\n| --- | --- |\n${rows(size, () => `| ${say.words(3)} | ${say.words(5)} |`)}`;
    case "callout":
      return `<Callout kind="tip" title="${say.words(3)}">\n\n${say.sentences(size)}\n\n</Callout>`;
    case "steps":
      return `<Steps>\n\n${rows(size, (index) => `${index + 1}. **${say.words(3)}**: ${say.sentences(1)}`)}\n\n</Steps>`;
    case "example":
      return `<Example title="${say.words(2)}">\n\n${say.sentences(size)}\n\n</Example>`;
    case "exercise":
      return `<Exercise title="${say.words(3)}">\n\n${say.sentences(size)}\n\n<Solution>\n\n${say.sentences(1)} <En>carpet</En>\n\n</Solution>\n\n</Exercise>`;
    case "practice":
      return '<Practice type="read-and-select" />';
  }
}

function writeBody(plan: ArticlePlan, say: Sentences, { pages, articles }: Links) {
  const headings = plan.sections.map(({ words }) => say.words(words));
  const slugger = new GithubSlugger();
  const anchors = headings.map((heading) => slugger.slug(heading));
  const at = (list: readonly string[], index: number) => list[index % list.length] ?? "/";
  const sections = plan.sections.map(({ blocks }, index) => {
    const target = [at(pages, index), at(articles, index), `#${at(anchors, index + 1)}`][index % 3];
    const link = `[${say.words(3)}](${target})`;
    return [
      `## ${headings[index]}`,
      ...blocks.map((block) => writeBlock(block, say)),
      `${say.sentences(1)} ${link}`,
    ].join("\n\n");
  });
  return `${say.sentences(4)}\n\n${sections.join("\n\n")}\n`;
}

/** The text of an article in one language; `sourceHash` is written into translations only. */
export function writeArticle(plan: ArticlePlan, locale: Locale, links: Links, sourceHash?: string) {
  const say = writeSentences(locale, plan.slug);
  return `---
title: "${say.words(5)}"
description: "${say.words(12)}"
status: published
publishAt: ${plan.date}
l10n:
  source: en
  by: human
${sourceHash ? `  sourceHash: ${sourceHash}\n` : ""}---

${writeBody(plan, say, links)}`;
}

export const writeFacts = (
  { shelf, category, date, number }: ArticlePlan,
  course: string,
) => `category: ${category}
${shelf === "learn" ? `order: ${100 + number}\n` : ""}datePublished: ${date}
dateModified: ${date}
related: [${course}]
`;
