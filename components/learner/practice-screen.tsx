"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { useLocation } from "wouter";

import { Choice } from "@/components/learner/choice";
import { DailyLimit, isUsedUp } from "@/components/learner/daily-limit";
import { ErrorNote } from "@/components/learner/error-note";
import { FreeTasks } from "@/components/learner/free-tasks";
import { ExamModeName } from "@/components/learner/player/exam-mode-name";
import { type Types, useTypes } from "@/components/learner/queries";
import { useSetAhead } from "@/components/learner/use-set-ahead";
import { useStartSet } from "@/components/learner/use-start-set";
import { isExam, isInRounds, usualWays, type Ways, WaysChoice } from "@/components/learner/ways-choice";
import { TaskPicture } from "@/components/site/task-picture";
import { Button } from "@/components/ui/button";
import { type AnyQuestionSchema, type SetSize, usualSetSizes } from "@/lib/questions/define-schema";
import { practiceLevels } from "@/lib/questions/purpose";
import { loadSchema, questionTypes, type QuestionType } from "@/lib/questions/types";

/** How many questions of a type make a round, if it is done in rounds, how many a set, and whether the test has it. */
async function loadShape(type: QuestionType) {
  const { round, setSizes, isLegacy }: AnyQuestionSchema = await loadSchema[type]();
  return { round, sizes: setSizes ?? usualSetSizes, hasExamMode: !isLegacy };
}

/** Until it is known, that of most types. */
function useShape(type: QuestionType) {
  const { data } = useSWR(["shape", type], () => loadShape(type), { revalidateOnFocus: false });
  return data ?? { round: undefined, sizes: usualSetSizes, hasExamMode: true };
}

/** What was wished for one task may be no size of another. */
function sizeAmong(sizes: readonly [SetSize, ...SetSize[]], wanted: SetSize) {
  return sizes.find((size) => size === wanted) ?? sizes[0];
}

/** The button that begins stays in sight however long the choice is; on phones above the bar at the bottom. */
const startBar =
  "sticky z-10 grid gap-3 bg-paper py-3 max-md:bottom-[calc(3.5rem+env(safe-area-inset-bottom))] max-md:-mx-4 max-md:border-t max-md:border-line max-md:px-4 md:bottom-0";

type OpenSetProps = { summary: Types["types"][number] | undefined; busy: boolean; onResume: () => void };

/** One was begun: it goes on, or another one begins. */
function OpenSet({ summary, busy, onResume }: OpenSetProps) {
  const multiplier = summary?.openMultiplier ?? null;
  const t = useTranslations("Learner.practice");
  return (
    <>
      <p>
        {t("open")}{" "}
        {multiplier === null ? null : (
          <span>
            (<ExamModeName multiplier={multiplier} />)
          </span>
        )}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onClick={onResume}>
          {t("resume")}
        </Button>
        <Button size="lg" type="submit" variant="secondary" busy={busy}>
          {t("fresh")}
        </Button>
      </div>
    </>
  );
}

export function PracticeScreen() {
  useSetAhead();
  const t = useTranslations("Learner.practice");
  const questions = useTranslations("Questions");
  const locale = useLocale();
  const [, navigate] = useLocation();
  const [type, setType] = useState<QuestionType>(questionTypes[0]);
  const [level, setLevel] = useState<(typeof practiceLevels)[number]>("mixed");
  const [wantedSize, setSize] = useState<SetSize>(usualSetSizes[0]);
  const [ways, setWays] = useState<Ways>(usualWays);
  const { round, sizes, hasExamMode } = useShape(type);
  const state = useStartSet();
  const types = useTypes();
  const known = types.data?.types.find((each) => each.type === type);
  const open = known?.openSetId ?? null;
  const quota = types.data?.quota;

  /** What there are no rounds of is done one by one, and what is not in the test has no exam mode. */
  const start = (fresh: boolean) =>
    state.start(async () => {
      const { round, sizes, hasExamMode } = await loadShape(type);
      const size = sizeAmong(sizes, wantedSize);
      const multiplier = isExam(ways, hasExamMode) ? ways.multiplier : null;
      return { type, level, size, fresh, multiplier, way: round === undefined ? "single" : ways.way };
    });

  return (
    <>
      <h1 className="text-2xl">{t("title")}</h1>
      {quota && isUsedUp(quota) ? <DailyLimit resetsAt={quota.resetsAt} /> : null}
      <form
        className="grid gap-8"
        onSubmit={(event) => {
          event.preventDefault();
          void start(open !== null);
        }}
      >
        <Choice
          name="type"
          legend={t("type")}
          values={questionTypes}
          value={type}
          onChange={setType}
          className="grid gap-3 lg:grid-cols-2"
        >
          {(each) => (
            <span className="flex items-center gap-4">
              <span className="block w-18 shrink-0" aria-hidden>
                <TaskPicture type={each} />
              </span>
              <span>
                <span lang="en" className="block font-semibold">
                  {questions(`names.${each}`)}
                </span>
                <span lang={locale} className="text-sm text-ink-soft">
                  {questions(`about.${each}`)}
                </span>
              </span>
            </span>
          )}
        </Choice>
        <WaysChoice {...{ round, hasExamMode }} value={ways} onChange={setWays} />
        <Choice
          name="level"
          legend={t("level")}
          values={practiceLevels}
          value={level}
          onChange={setLevel}
          className="grid grid-cols-2 gap-3 lg:grid-cols-4"
        >
          {(each) => t(`levels.${each}`)}
        </Choice>
        {round !== undefined && isInRounds(ways, hasExamMode) ? null : (
          <Choice
            name="size"
            legend={t("size")}
            values={sizes}
            value={sizeAmong(sizes, wantedSize)}
            onChange={setSize}
            className="max-w-sm grid grid-cols-3 gap-3"
          >
            {(each) => <span className="tabular">{each}</span>}
          </Choice>
        )}
        <div className={startBar}>
          {state.error ? <ErrorNote error={state.error} /> : null}
          {open ? (
            <OpenSet summary={known} busy={state.busy} onResume={() => navigate(`/practice/${open}`)} />
          ) : (
            <Button size="lg" type="submit" busy={state.busy} className="justify-self-start max-md:w-full">
              {t("start")}
            </Button>
          )}
        </div>
      </form>
      <FreeTasks />
    </>
  );
}
