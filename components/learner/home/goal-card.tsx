"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { goalPath } from "@/components/learner/learner-path";
import { both, Loaded } from "@/components/learner/loaded";
import type { Plan, Progress, usePlan, useProgress } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Progress as Bar } from "@/components/ui/progress";
import { ScoreLine } from "@/components/ui/score-line";
import { scoreScale } from "@/lib/core/score-scale";
import { skills } from "@/lib/questions/define-schema";

const tickScores = [10, 60, 110, 160] as const;

/** The score somebody aims for, on the ruler, and those of single skills. */
function Target({ target, hasLine }: Pick<Plan, "target"> & { hasLine: boolean }) {
  const t = useTranslations("Learner");
  const format = useFormatter();
  const { overall } = target;
  const own = skills.flatMap((skill) => {
    const score = target[skill];
    return score === null ? [] : [{ skill, score }];
  });
  if ((overall === null || !hasLine) && own.length === 0) return null;

  return (
    <div className="grid gap-3">
      {overall === null || !hasLine ? null : (
        <ScoreLine
          label={t("goal.line", { score: overall, ...scoreScale })}
          score={overall}
          text={format.number(overall)}
          ticks={tickScores.map((at) => ({ at, text: format.number(at) }))}
          className="max-w-narrow"
        />
      )}
      {own.length > 0 ? (
        <ul className="flex flex-wrap gap-x-5 gap-y-1">
          {own.map(({ skill, score }) => (
            <li key={skill}>
              {t(`skills.${skill}`)} <span className="font-semibold tabular">{format.number(score)}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {hasLine ? <p className="text-sm text-ink-soft">{t("goal.targetNote")}</p> : null}
    </div>
  );
}

function TestDay({ testDate, days }: { testDate: string; days: number }) {
  const t = useTranslations("Learner.goal");
  const format = useFormatter();
  if (days < 0) return <p>{t("over")}</p>;
  // A day of the calendar has no time zone.
  const date = format.dateTime(new Date(`${testDate}T12:00:00Z`), { dateStyle: "long", timeZone: "UTC" });
  return <p className="font-semibold">{t("days", { days, date })}</p>;
}

function Week({ done, goal }: Progress["week"]) {
  const t = useTranslations("Learner.goal");
  if (goal === null) return <p>{t("week", { done })}</p>;
  const isReached = done >= goal;
  const label = isReached ? t("week", { done }) : t("weekOf", { done, goal });
  return (
    <div className="grid gap-2">
      <Bar value={done} max={goal} label={label} />
      <p>
        {label}
        {isReached ? <span className="font-semibold text-green"> · {t("weekReached")}</span> : null}
      </p>
    </div>
  );
}

function GoalButton({ label }: { label: string }) {
  const [, navigate] = useLocation();
  return (
    <Button variant="secondary" className="justify-self-start" onClick={() => navigate(goalPath)}>
      {label}
    </Button>
  );
}

function NoGoal() {
  const t = useTranslations("Learner.goal");
  return (
    <>
      <p>{t("none")}</p>
      <GoalButton label={t("set")} />
    </>
  );
}

const isOpen = ({ testDate, weekGoal, target }: Plan) =>
  testDate === null && weekGoal === null && Object.values(target).every((score) => score === null);

type GoalCardProps = {
  plan: ReturnType<typeof usePlan>;
  progress: ReturnType<typeof useProgress>;
  /** Whether the ruler with the target stands here; where there is an estimate, both stand on that one. */
  hasLine: boolean;
};

/** What the learner works towards, the days to the test and the week so far. */
export function GoalCard({ plan, progress, hasLine }: GoalCardProps) {
  const t = useTranslations("Learner.goal");

  return (
    <Card data-part="goal" className="grid content-start gap-4">
      <h2 className="text-xl">{t("title")}</h2>
      <Loaded query={both(plan, progress)} lines={2} failure={<NoGoal />} visitor={<NoGoal />}>
        {([goals, { week, daysToTest }]) =>
          isOpen(goals) ? (
            <>
              {week.done > 0 ? <Week {...week} /> : null}
              <NoGoal />
            </>
          ) : (
            <>
              <Target target={goals.target} hasLine={hasLine} />
              {goals.testDate !== null && daysToTest !== null ? (
                <TestDay testDate={goals.testDate} days={daysToTest} />
              ) : null}
              <Week {...week} />
              <GoalButton label={t("change")} />
            </>
          )
        }
      </Loaded>
    </Card>
  );
}
