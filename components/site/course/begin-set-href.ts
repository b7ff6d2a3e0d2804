import { type Locale, localePath } from "@/lib/i18n/locales";
import type { QuestionType } from "@/lib/questions/types";

type Wish = { purpose: `course:${string}` | `type:${QuestionType}`; type: QuestionType; level?: string };

/** The place of the learner's area that begins such a set at once. */
export const beginSetHref = (locale: Locale, { purpose, type, level = "mixed" }: Wish) =>
  `${localePath(locale, "/app")}#/practice/begin/${purpose}/${type}/${level}`;
