"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { diagnosticPath, goalPath } from "@/components/learner/learner-path";
import { useTimeText } from "@/components/learner/path/use-time-text";
import type { Path } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ScoreLine } from "@/components/ui/score-line";
import { scoreScale } from "@/lib/core/score-scale";

const tickScores = [10, 60, 110, 160] as const;

/** The estimate with its range and the flag of the target on one ruler; nothing while there is neither. */
export function PathLine({ path, size = "md" }: { path: Path; size?: "md" | "lg" }) {
  const t = useTranslations("Learner");
  const format = useFormatter();
  const { standing, target } = path;
  if (!standing && target === null) return null;
  const said = [
    ...(standing
      ? [t("path.line", { score: standing.points, low: standing.low, high: standing.high, ...scoreScale })]
      : []),
    ...(target === null
      ? []
      : [
          standing
            ? t("path.lineTarget", { score: target })
            : t("goal.line", { score: target, ...scoreScale }),
        ]),
  ];
  return (
    <ScoreLine
      label={said.join(" ")}
      score={standing?.points}
      text={standing ? format.number(standing.points) : undefined}
      range={standing ? [standing.low, standing.high] : undefined}
      target={target === null ? undefined : { at: target, text: format.number(target) }}
      ticks={tickScores.map((at) => ({ at, text: format.number(at) }))}
      size={size}
      className="max-w-text"
    />
  );
}

/** How the target stands beside what is known, without a promise. */
export function OutlookText({ path }: { path: Path }) {
  const t = useTranslations("Learner.path.outlook");
  const time = useTimeText();
  const { outlook, testDate } = path;
  if (outlook.kind === "no-target") return t("noTarget");
  if (outlook.kind === "above" || outlook.kind === "far") {
    const { points } = outlook;
    if (outlook.weeks === null || testDate === null) return t("aboveOpen", { points });
    return t(outlook.kind, { points, time: time.until({ ...path, testDate }) });
  }
  return t(outlook.kind);
}

/** Where the learner stands, where they want to be, and when. */
export function OutlookCard({ path }: { path: Path }) {
  const t = useTranslations("Learner");
  const time = useTimeText();
  const [, navigate] = useLocation();
  const { standing, target, testDate, today } = path;
  const hasGoal = target !== null || testDate !== null;
  const days = testDate === null ? null : Math.round((Date.parse(testDate) - Date.parse(today)) / 86_400_000);

  return (
    <Card data-part="outlook" className="grid content-start gap-4">
      <PathLine path={path} size={standing ? "lg" : "md"} />
      {standing ? (
        <p className="text-sm text-ink-soft">{t("path.estimateNote", { date: time.day(standing.on) })}</p>
      ) : null}
      <p className="max-w-text">
        <OutlookText path={path} />
      </p>
      {testDate !== null && days !== null ? (
        <p className="font-semibold">
          {days < 0 ? t("goal.over") : t("goal.days", { days, date: time.day(testDate) })}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3">
        {standing ? null : <Button onClick={() => navigate(diagnosticPath)}>{t("diagnostic.start")}</Button>}
        <Button variant="secondary" onClick={() => navigate(goalPath)}>
          {t(hasGoal ? "goal.change" : "goal.set")}
        </Button>
      </div>
    </Card>
  );
}
