"use client";

import { useLocale, useTranslations } from "next-intl";
import { type ReactNode, useState } from "react";
import { useSWRConfig } from "swr";
import { useLocation } from "wouter";

import { DailyLimit, isUsedUp } from "@/components/learner/daily-limit";
import { ErrorNote } from "@/components/learner/error-note";
import { named, setKey, useTypes } from "@/components/learner/queries";
import { TaskPicture } from "@/components/site/task-picture";
import { Button } from "@/components/ui/button";
import { apiClient } from "@/lib/api/client/api-client";
import { ensureSession } from "@/lib/api/client/sign";
import { questionTypes, type QuestionType } from "@/lib/questions/types";

const levels = ["mixed", "easy", "medium", "hard"] as const;
const sizes = [5, 10, 20] as const;

type ChoiceProps<Value> = {
  name: string;
  legend: string;
  values: readonly Value[];
  value: Value;
  onChange: (value: Value) => void;
  children: (value: Value) => ReactNode;
  className: string;
};

function Choice<Value extends string | number>({
  name,
  legend,
  values,
  value,
  onChange,
  children,
  className,
}: ChoiceProps<Value>) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-3 font-semibold">{legend}</legend>
      <div className={className}>
        {values.map((each) => (
          <label
            key={each}
            className="flex min-h-12 cursor-pointer items-center gap-3 rounded-card border border-line-strong bg-card px-4 py-3 has-checked:border-teal has-checked:bg-teal-soft has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal"
          >
            <input
              type="radio"
              name={name}
              value={each}
              checked={each === value}
              onChange={() => onChange(each)}
              className="size-4 shrink-0 accent-teal"
            />
            {children(each)}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

export function PracticeScreen() {
  const t = useTranslations("Learner.practice");
  const questions = useTranslations("Questions");
  const locale = useLocale();
  const [, navigate] = useLocation();
  const { mutate } = useSWRConfig();
  const [type, setType] = useState<QuestionType>(questionTypes[0]);
  const [level, setLevel] = useState<(typeof levels)[number]>("mixed");
  const [size, setSize] = useState<(typeof sizes)[number]>(5);
  const [state, setState] = useState<{ busy: boolean; error: unknown }>({ busy: false, error: null });
  const types = useTypes();
  const open = types.data?.types.find((each) => each.type === type)?.openSetId ?? null;
  const quota = types.data?.quota;

  async function start(fresh: boolean) {
    setState({ busy: true, error: null });
    try {
      await ensureSession();
      const response = await apiClient.practice.sets.$post({ json: { type, level, size, fresh } });
      const { data } = await response.json();
      await mutate(setKey(data.id), data, { revalidate: false });
      for (const name of ["types", "open-sets", "history"]) void mutate(named(name));
      navigate(`/practice/${data.id}`);
    } catch (error) {
      setState({ busy: false, error });
    }
  }

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
