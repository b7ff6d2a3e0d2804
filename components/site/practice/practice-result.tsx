import { Check, X } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";

import { Card } from "@/components/ui/card";
import { Phrased } from "@/components/site/phrased";
import { defaultLocale } from "@/lib/i18n/locales";

/** Words of the demonstration, whose meanings are known in every language of the site. */
const rows = [
  { word: "reluctant", given: "yes", isRight: true },
  { word: "candlow", given: "yes", isRight: false, nearest: "candle" },
  { word: "taciturn", given: "noAnswer", isRight: false },
] as const;

type Row = (typeof rows)[number];

/** The lines that practice has for such a word. */
function useReasons() {
  const t = useTranslations("Explanations");
  const meaning = useTranslations("Demo.glosses");
  const isEnglish = useLocale() === defaultLocale;
  return (row: Row) => {
    if ("nearest" in row)
      return [t("invented-word", { word: row.word }), t("nearest-word", { nearest: row.nearest })];
    const values = { word: row.word, gloss: meaning(row.word) };
    return [t("real-word", { word: row.word }), isEnglish ? t("meaning", values) : t("gloss", values)];
  };
}

/** A result as the product shows it, with words of its own. */
export function PracticeResult() {
  const t = useTranslations("Practice");
  const reasons = useReasons();
  const right = rows.filter((row) => row.isRight).length;
  return (
    <section
      aria-labelledby="result"
      className="page mt-20 grid items-start gap-x-14 gap-y-8 lg:grid-cols-[1fr_1.3fr]"
    >
      <div>
        <h2 id="result" className="text-3xl">
          <Phrased>{t("resultTitle")}</Phrased>
        </h2>
        <p className="mt-3 text-lg text-ink-soft">{t("resultText")}</p>
        <p className="mt-6 border-s-2 border-marker ps-4 text-sm text-ink-soft">{t("resultNote")}</p>
      </div>
      <Card flush className="overflow-hidden">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-b border-line bg-sunken px-5 py-3.5 sm:px-6">
          <h3 className="text-base">
            <Phrased>{t("resultHeading")}</Phrased>
          </h3>
          <p className="text-sm font-semibold tabular">{t("resultScore", { right, total: rows.length })}</p>
        </div>
        <ul>
          {rows.map((row) => {
            const { word, given, isRight } = row;
            const Icon = isRight ? Check : X;
            return (
              <li
                key={word}
                className="grid grid-cols-[auto_1fr] gap-x-4 border-b border-line px-5 py-4 last:border-0 sm:px-6"
              >
                <Icon
                  aria-hidden
                  size={22}
                  strokeWidth={2.25}
                  className={isRight ? "text-green" : "text-red"}
                />
                <div>
                  <p className="flex flex-wrap items-baseline justify-between gap-x-4">
                    <strong lang="en" className="text-lg">
                      {word}
                    </strong>
                    <span className="text-sm text-ink-soft">{t("resultYou", { answer: t(given) })}</span>
                  </p>
                  <p className="mt-1 text-sm text-ink-soft">{reasons(row).join(" ")}</p>
                </div>
              </li>
            );
          })}
        </ul>
      </Card>
    </section>
  );
}
