"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";

import { pathThrough } from "@/components/learner/auth/next-path";
import { Answers } from "@/components/learner/diagnostic/answers";
import { type ExamReport, useExamReport } from "@/components/learner/exam/task/exam-queries";
import { resultPath } from "@/components/learner/learner-path";
import { Loaded } from "@/components/learner/loaded";
import { GoalForm } from "@/components/learner/goal/goal-form";
import { OutlookText } from "@/components/learner/path/outlook-card";
import { PathWeeks } from "@/components/learner/path/path-screen";
import { type Path, usePath, usePlan } from "@/components/learner/queries";
import { useSession } from "@/components/learner/use-session";
import { LinkButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { ScoreLine } from "@/components/ui/score-line";
import { cefrOf } from "@/lib/core/cefr";
import { scoreScale } from "@/lib/core/score-scale";
import { localePath } from "@/lib/i18n/locales";
import { skills } from "@/lib/questions/define-schema";

const tickScores = [10, 60, 110, 160] as const;

/** One band with its interval; skills only as far as twelve tasks tell. */
function Estimate({ report, target }: { report: ExamReport; target: number | null }) {
  const t = useTranslations("Learner");
  const format = useFormatter();
  const { overall, evidence } = report.scores;
  if (!overall) return null;
  const { score, low, high } = overall;
  const standingOf = (skill: (typeof skills)[number]) => {
    if (evidence[skill] === 0) return t("diagnostic.standing.none");
    const standing = report.standings?.[skill];
    return standing ? t(`diagnostic.standing.${standing}`, { skill }) : t("diagnostic.standing.few");
  };

  return (
    <Card data-part="estimate" className="grid gap-5">
      <p className="text-2xl font-semibold">
        {t("diagnostic.about", { score, level: [...new Set([cefrOf(low), cefrOf(high)])].join("–") })}
      </p>
      <ScoreLine
        label={t("path.line", { score, low, high, ...scoreScale })}
        score={score}
        text={format.number(score)}
        range={[low, high]}
        target={target === null ? undefined : { at: target, text: format.number(target) }}
        ticks={tickScores.map((at) => ({ at, text: format.number(at) }))}
        size="lg"
        className="max-w-text"
      />
      <p>{t("diagnostic.range", { low, high })}</p>
      <ul className="grid gap-x-8 gap-y-2 sm:grid-cols-2">
        {skills.map((skill) => (
          <li key={skill} className="flex flex-wrap justify-between gap-x-3 border-b border-line pb-2">
            <span className="font-semibold">{t(`skills.${skill}`)}</span>
            <span className="text-ink-soft">{standingOf(skill)}</span>
          </li>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">{t("diagnostic.note")}</p>
    </Card>
  );
}

/** A guest's result goes to the account they make. */
function KeepIt({ id }: { id: string }) {
  const t = useTranslations("Learner.diagnostic");
  const locale = useLocale();
  const session = useSession();
  if (!session?.temp) return null;
  const next = `${localePath(locale, "/app")}#${resultPath(id)}`;
  return (
    <Card tone="teal" className="grid justify-items-start gap-3">
      <h2 className="text-xl">{t("keep")}</h2>
      <p className="max-w-text">{t("keepText")}</p>
      <LinkButton href={pathThrough(locale, "/register", next)}>{t("signUp")}</LinkButton>
    </Card>
  );
}

function AskGoal() {
  const t = useTranslations("Learner.diagnostic");
  const plan = usePlan();
  return (
    <Loaded query={plan} lines={4}>
      {(known) => (
        <section data-part="ask-goal" className="grid gap-3">
          <h2 className="text-xl">{t("goalTitle")}</h2>
          <p className="text-ink-soft">{t("goalText")}</p>
          <GoalForm plan={known} onSaved={() => undefined} />
        </section>
      )}
    </Loaded>
  );
}

/** The path right below the result; target and date are asked where they are not known. */
function PathFromHere({ path }: { path: Path }) {
  const t = useTranslations("Learner.path");
  const isOpen = path.target === null || path.testDate === null;
  return (
    <>
      {isOpen ? <AskGoal /> : null}
      <h2 className="text-2xl">{t("title")}</h2>
      <p className="max-w-text">
        <OutlookText path={path} />
      </p>
      <PathWeeks path={path} />
    </>
  );
}

export function DiagnosticResult({ id }: { id: string }) {
  const t = useTranslations("Learner.diagnostic");
  const report = useExamReport(id);
  const path = usePath();
  return (
    <>
      <h1 className="text-2xl">{t("result")}</h1>
      <Loaded query={report} lines={4}>
        {(data) => <Estimate report={data} target={path.data?.target ?? null} />}
      </Loaded>
      <KeepIt id={id} />
      <Loaded query={path} lines={4}>
        {(data) => <PathFromHere path={data} />}
      </Loaded>
      <Loaded query={report} failure={null} lines={0}>
        {(data) => <Answers report={data} />}
      </Loaded>
    </>
  );
}
