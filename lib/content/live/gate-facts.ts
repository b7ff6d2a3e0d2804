import "server-only";
import type { Root } from "mdast";

import { facts } from "@/lib/content/facts/facts";
import {
  checkFactNames,
  checkWrittenOut,
  factsIn,
  factsInWords,
  isAboutTest,
  numbersIn,
  type PlacedNumber,
  tasksIn,
} from "@/lib/content/gate/fact-rules";
import { type Report, start } from "@/lib/content/gate/report";
import { writtenNumbers } from "@/lib/content/gate/written-numbers";
import { tasksOfCourse } from "@/lib/content/task-formats";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";

type Article = {
  locale: Locale;
  tree: Root;
  body: string;
  head: { title: string; description: string };
  /** What the English document says for all languages. */
  meta: { category: string; related: readonly string[] } | null;
};

/** The rules of facts for an article of the CMS: names that there are, and in English nothing written out. */
export function checkArticleFacts({ locale, tree, body, head, meta }: Article, report: Report) {
  const words = [head.title, head.description];
  const inHead = words.flatMap(factsInWords).map((name) => ({ name, place: start }));
  checkFactNames([...inHead, ...factsIn(tree)], facts, report);
  if (locale !== defaultLocale || !meta) return;
  const related = meta.related.flatMap(tasksOfCourse);
  const written = words.flatMap((value) =>
    writtenNumbers(value).map((number): PlacedNumber => ({
      ...number,
      tasks: tasksIn(value),
      place: start,
    })),
  );
  const own = { tasks: new Set(related), isAboutTest: isAboutTest(meta.category), facts };
  checkWrittenOut([...written, ...numbersIn(tree, body)], own, report);
}
