"use client";

import { useTranslations } from "next-intl";

import { Loaded, type Query } from "@/components/learner/loaded";
import type { Progress, Types } from "@/components/learner/queries";
import { Card } from "@/components/ui/card";
import { recentAnswers } from "@/lib/core/recent-answers";

function WeakList({ weak }: Pick<Progress, "weak">) {
  const t = useTranslations("Learner");
  const names = useTranslations("Questions.names");
  return (
    <ul className="grid gap-3">
      {weak.map(({ type, level, missed, of }) => (
        <li key={`${type} ${level}`} className="flex flex-wrap justify-between gap-x-3">
          <span>
            <span lang="en" className="font-semibold">
              {names(type)}
            </span>
            {" · "}
            {t(`practice.levels.${level}`)}
          </span>
          <span className="text-ink-soft tabular">{t("weak.kind", { missed, of })}</span>
        </li>
      ))}
    </ul>
  );
}

/** The kinds of question that are missed most, with the answers it rests on; a beginner has none. */
export function WeakCard({ query }: { query: Query<[Progress, Types]> }) {
  const t = useTranslations("Learner.weak");
  const { days, most, enough } = recentAnswers;
  return (
    <Loaded query={query} lines={0} failure={null}>
      {([{ weak, judged }, { types }]) =>
        types.every(({ answered }) => answered === 0) ? null : (
          <Card data-part="weak" className="grid content-start gap-4">
            <h2 className="text-xl">{t("title")}</h2>
            {weak.length > 0 ? (
              <>
                <WeakList weak={weak} />
                <p className="text-sm text-ink-soft">{t("how", { most, days })}</p>
              </>
            ) : (
              <p className="text-ink-soft">{judged > 0 ? t("none", { days }) : t("few", { enough, days })}</p>
            )}
          </Card>
        )
      }
    </Loaded>
  );
}
