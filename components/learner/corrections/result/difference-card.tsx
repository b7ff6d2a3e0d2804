"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Link } from "wouter";

import { correctionPath } from "@/components/learner/corrections/correction-paths";
import type { Correction } from "@/components/learner/corrections/corrections-queries";
import { DiffText } from "@/components/learner/corrections/result/diff-text";
import { type Band, stepsOf, toStep } from "@/components/learner/corrections/result/score-step";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";
import { noteCriteria } from "@/lib/core/sample-notes";

type Difference = NonNullable<Correction["difference"]>;

/** What the change earned, in points of the scale: +5, 0, -5. */
function Earned({ points }: { points: number }) {
  const t = useTranslations("Corrections.difference");
  const format = useFormatter();
  const steps = toStep(points);
  if (steps === 0) return <p className="text-lg font-semibold">{t("same")}</p>;
  const shown = format.number(steps, { signDisplay: "exceptZero" });
  return <p className="text-lg font-semibold">{t(steps > 0 ? "gained" : "lost", { points: shown })}</p>;
}

/** Both scores with their ranges, and whether chance can have a part in what lies between them. */
function Ranges({ before, now }: { before: Band; now: Band }) {
  const t = useTranslations("Corrections.difference");
  const [one, other] = [stepsOf(before), stepsOf(now)];
  const isOverlapping = one.low <= other.high && other.low <= one.high;
  return (
    <div className="grid max-w-text gap-1 text-ink-soft">
      <p>
        {t("ranges", {
          ...{ before: one.det, beforeLow: one.low, beforeHigh: one.high },
          ...{ now: other.det, nowLow: other.low, nowHigh: other.high },
        })}
      </p>
      {isOverlapping ? <p>{t("overlap")}</p> : null}
    </div>
  );
}

function ByCriterion({ criteria }: Pick<Difference, "criteria">) {
  const names = useTranslations("Samples.criteria");
  const format = useFormatter();
  return (
    <ul className="flex flex-wrap gap-2 empty:hidden">
      {noteCriteria.map((criterion) => {
        const points = toStep(criteria[criterion] ?? 0);
        if (points === 0) return null;
        return (
          <li key={criterion}>
            <Badge tone={points > 0 ? "green" : "red"}>
              {names(criterion)} {format.number(points, { signDisplay: "exceptZero" })}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}

/** A revision beside the version before: words, mistakes and points. */
export function DifferenceCard({ difference, now }: { difference: Difference; now: Band | null }) {
  const t = useTranslations("Corrections.difference");
  const { points, before, criteria, fixed, kept, newEditIds, parts } = difference;

  return (
    <Card className="grid gap-4" data-part="difference">
      <h2 className="text-xl">{t("title")}</h2>
      {points === null ? null : <Earned points={points} />}
      {before && now ? <Ranges before={before} now={now} /> : null}
      <ByCriterion criteria={criteria} />
      <ul className="flex flex-wrap gap-x-5 gap-y-1">
        <li>{t("fixed", { count: fixed.length })}</li>
        <li>{t("kept", { count: kept.length })}</li>
        <li>{t("new", { count: newEditIds.length })}</li>
      </ul>
      {parts.map((runs, part) => (
        <DiffText key={part} runs={runs} />
      ))}
      <p>
        <Link
          href={correctionPath(difference.with)}
          className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
        >
          {t("before")}
        </Link>
      </p>
    </Card>
  );
}
