import type { Root } from "mdast";
import { visit } from "unist-util-visit";

import { start, type Report } from "@/lib/content/gate/report";
import type { Locale } from "@/lib/i18n/locales";
import type { Note } from "@/scripts/content/check/check-notes";

/** What the examples of a text are headed with; the examples themselves are English in every language. */
export function exampleTitles(tree: Root): Note[] {
  const titles: Note[] = [];
  visit(tree, (node) => {
    if (node.type !== "mdxJsxFlowElement" || node.name !== "Example") return;
    for (const attribute of node.attributes)
      if (
        attribute.type === "mdxJsxAttribute" &&
        attribute.name === "title" &&
        typeof attribute.value === "string"
      )
        titles.push({
          note: attribute.value,
          place: attribute.position?.start ?? node.position?.start ?? start,
        });
  });
  return titles;
}

type Titled = { titles: readonly Note[]; terms: readonly string[] };

/** Words that are the same in English and in the language, and stand alone as a title. */
const shared: Partial<Record<Locale, readonly string[]>> = {
  de: ["Position"],
  fr: ["Position", "Passage", "Question"],
  id: ["Level"],
};

/** What is left of a title when the terms that stay English and the numbers are taken out. */
function ownWords(title: string, kept: readonly string[]) {
  const rest = kept.reduce((text, term) => text.replaceAll(term, ""), title);
  return rest.replaceAll(/[^\p{L}]+/gu, " ").trim();
}

/** The title of an example belongs to the page, not to the example: it is translated. */
export function checkTitles(
  { locale, titles, terms, report }: Titled & { locale: Locale; report: Report },
  source: Titled,
) {
  const english = new Set(source.titles.map(({ note }) => note));
  const kept = [...terms, ...source.terms];
  for (const { note, place } of titles) {
    const words = ownWords(note, kept);
    // What begins small is a list of English words.
    const isMaterial = /^\p{Ll}/u.test(note);
    if (!english.has(note) || words === "" || isMaterial || shared[locale]?.includes(words)) continue;
    report(
      place,
      "translation/title",
      `translate the title "${note}"; only what the example holds stays English`,
    );
  }
}
