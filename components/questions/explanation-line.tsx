"use client";

import { useTranslations } from "next-intl";

import { EnglishMarked, inEnglish } from "@/components/questions/english-words";
import { type Explanation, explanationKeys } from "@/lib/questions/explanations";

type Line = { key: string; params: Explanation["params"] };

/** Parameters that are no English words: codes of choices, signs of sounds. */
const notEnglish = ["partOfSpeech", "focus", "ipa", "sound"];

/** Choices in messages have no hyphens in their names; the codes of `focus` do. */
function messageParams({ key, params }: Line) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (name === "focus") return [name, value.replaceAll("-", "_")];
      const isEnglish = !notEnglish.includes(name) && !(key === "gloss" && name === "gloss");
      return [name, isEnglish ? inEnglish(value) : value];
    }),
  );
}

/** A line of an explanation in the reader's language; nothing for one that this page does not know. */
export function ExplanationLine({ line }: { line: Line }) {
  const t = useTranslations("Explanations");
  const known = explanationKeys.find((each) => each === line.key);
  return known ? <EnglishMarked>{t(known, messageParams(line))}</EnglishMarked> : null;
}
