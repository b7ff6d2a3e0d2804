"use client";

import { useLocale, useTranslations } from "next-intl";

import type { WordCardData } from "@/components/learner/queries";
import { EnglishMarked, inEnglish } from "@/components/questions/english-words";

type Meaning = Pick<WordCardData, "glosses" | "meaning">;

/** In the reader's language where there is a gloss, else in English, and then it says so. */
export function WordMeaning({ glosses, meaning }: Meaning) {
  const t = useTranslations("Questions.words");
  const locale = useLocale();
  if (glosses.length > 0) return glosses.join("; ");
  if (locale === "en") return meaning;
  return <EnglishMarked>{t("english", { meaning: inEnglish(meaning) })}</EnglishMarked>;
}
