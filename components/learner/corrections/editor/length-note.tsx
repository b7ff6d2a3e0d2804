"use client";

import { useTranslations } from "next-intl";

import { correctedWords, mostLetters, toldWords } from "@/lib/core/text-limits";

export const isTooLong = (text: string) => [...text].length > mostLetters;

const wordsIn = (texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + (text.match(/\S+/g)?.length ?? 0), 0);

/** How much of a long text is corrected, and that one is too long to hand in: nothing is cut by itself. */
export function LengthNote({ parts }: { parts: readonly string[] }) {
  const t = useTranslations("Corrections.write");
  const longest = Math.max(0, ...parts.map((text) => [...text].length));
  return (
    <div role="status" data-length className="rounded-card bg-mark-soft px-4 py-2 empty:hidden">
      {longest > mostLetters ? (
        <p className="font-medium text-red">{t("tooLong", { letters: longest, most: mostLetters })}</p>
      ) : null}
      {wordsIn(parts) > toldWords ? <p>{t("onlyFirst", { most: correctedWords })}</p> : null}
    </div>
  );
}
