"use client";

import { useFormatter, useTranslations } from "next-intl";

import { inEnglish, EnglishMarked } from "@/components/questions/english-words";
import type { Reading } from "@/lib/questions/read-aloud/schema";

const mostPauses = 3;

/** The points and where they come from: words, pace, stops. */
export function ReadingFigures({ sentence, reading }: { sentence: string; reading: Reading }) {
  const t = useTranslations("Questions.read-aloud");
  const format = useFormatter();
  const { wordPoints, fluencyPoints, pace, pauses, words } = reading;
  const stops = pauses.slice(0, mostPauses).map(({ after, seconds }) => {
    const word = words[after];
    return t("pauseAfter", {
      seconds: format.number(seconds, { maximumFractionDigits: 1 }),
      word: inEnglish(word ? sentence.slice(word.start, word.end) : ""),
    });
  });
  const facts = [
    [t("wordPoints"), t("ofPoints", { points: wordPoints, most: 60 })],
    [t("fluencyPoints"), t("ofPoints", { points: fluencyPoints, most: 40 })],
    [t("pace"), t("wordsAMinute", { count: pace })],
    [t("pauses"), pauses.length === 0 ? t("noPauses") : t("pauseCount", { count: pauses.length })],
  ] as const;
  return (
    <div className="grid gap-3">
      <dl className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {facts.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-b border-line pb-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-end font-medium tabular">{value}</dd>
          </div>
        ))}
      </dl>
      {stops.length > 0 ? (
        <ul className="list-disc ps-5">
          {stops.map((stop, at) => (
            <li key={at}>
              <EnglishMarked>{stop}</EnglishMarked>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
