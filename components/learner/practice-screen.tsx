"use client";

import { useLocale, useTranslations } from "next-intl";
import { useState } from "react";
import useSWR from "swr";
import { useLocation } from "wouter";

import { Choice } from "@/components/learner/choice";
import { DailyLimit, isUsedUp } from "@/components/learner/daily-limit";
import { ErrorNote } from "@/components/learner/error-note";
import { useTypes } from "@/components/learner/queries";
import { useStartSet } from "@/components/learner/use-start-set";
import { TaskPicture } from "@/components/site/task-picture";
import { Button } from "@/components/ui/button";
import { loadSchema, questionTypes, type QuestionType } from "@/lib/questions/types";

const levels = ["mixed", "easy", "medium", "hard"] as const;
const sizes = [5, 10, 20] as const;
const ways = ["round", "single"] as const;

/** How many questions of a type make a round; undefined for a type without. */
async function loadRoundSize(type: QuestionType) {
  return (await loadSchema[type]()).round;
}

type Way = (typeof ways)[number];
type WayChoiceProps = { round: number | undefined; way: Way; onChange: (way: Way) => void };

/** For types that are done in rounds: one of them, or one question after the other. */
function WayChoice({ round, way, onChange }: WayChoiceProps) {
  const t = useTranslations("Learner.practice");
  if (round === undefined) return null;
  return (
    <Choice
      name="way"
      legend={t("way")}
      values={ways}
      value={way}
      onChange={onChange}
      className="grid gap-3 lg:grid-cols-2"
    >
      {(each) => (
        <span>
          <span className="block font-semibold">{t(`ways.${each}`, { count: round })}</span>
          <span className="text-sm text-ink-soft">{t(`ways.${each}Note`)}</span>
        </span>
      )}
    </Choice>
  );
}

export function PracticeScreen() {
  const t = useTranslations("Learner.practice");
  const questions = useTranslations("Questions");
  const locale = useLocale();
  const [, navigate] = useLocation();
  const [type, setType] = useState<QuestionType>(questionTypes[0]);
  const [level, setLevel] = useState<(typeof levels)[number]>("mixed");
  const [size, setSize] = useState<(typeof sizes)[number]>(5);
  const [way, setWay] = useState<Way>("round");
  const round = useSWR(["round", type], () => loadRoundSize(type), { revalidateOnFocus: false }).data;
  const state = useStartSet();
  const types = useTypes();
  const open = types.data?.types.find((each) => each.type === type)?.openSetId ?? null;
  const quota = types.data?.quota;

  /** What there are no rounds of is done one by one. */
  const start = (fresh: boolean) =>
    state.start(async () => {
      const hasRounds = (await loadRoundSize(type)) !== undefined;
      return { type, level, size, fresh, way: hasRounds ? way : "single" };
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
        <WayChoice round={round} way={way} onChange={setWay} />
        <Choice
          name="level"
          legend={t("level")}
          values={levels}
          value={level}
          onChange={setLevel}
          className="grid grid-cols-2 gap-3 lg:grid-cols-4"
        >
          {(each) => t(`levels.${each}`)}
        </Choice>
        {round !== undefined && way === "round" ? null : (
          <Choice
            name="size"
            legend={t("size")}
            values={sizes}
            value={size}
            onChange={setSize}
            className="max-w-sm grid grid-cols-3 gap-3"
          >
            {(each) => <span className="tabular">{each}</span>}
          </Choice>
        )}
        {state.error ? <ErrorNote error={state.error} /> : null}
        {open ? (
          <div className="grid gap-3">
            <p>{t("open")}</p>
            <div className="flex flex-wrap gap-3">
              <Button size="lg" onClick={() => navigate(`/practice/${open}`)}>
                {t("resume")}
              </Button>
              <Button size="lg" type="submit" variant="secondary" busy={state.busy}>
                {t("fresh")}
              </Button>
            </div>
          </div>
        ) : (
          <Button size="lg" type="submit" busy={state.busy} className="justify-self-start">
            {t("start")}
          </Button>
        )}
      </form>
    </>
  );
}
