"use client";

import { ChevronDown } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { useId } from "react";
import { useSWRConfig } from "swr";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { named, type Plan } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Field, inputClass } from "@/components/ui/field";
import { Form, textIn } from "@/components/ui/form";
import { apiClient } from "@/lib/api/client/api-client";
import { ensureSession } from "@/lib/api/client/sign";
import { scores } from "@/lib/core/score-scale";
import { weekGoalBounds } from "@/lib/core/week-goal";
import { type Skill, skills } from "@/lib/questions/define-schema";

type TargetName = "overall" | Skill;

/** A number that was entered, within what is allowed; null for none. */
function readNumber(fields: FormData, name: string, { from, to }: { from: number; to: number }) {
  const typed = Number.parseInt(textIn(fields, name), 10);
  return Number.isNaN(typed) ? null : Math.min(to, Math.max(from, typed));
}

function readPlan(fields: FormData): Plan {
  const scoreIn = (name: TargetName) =>
    scores.find((score) => String(score) === textIn(fields, name)) ?? null;
  return {
    testDate: textIn(fields, "testDate") || null,
    weekGoal: readNumber(fields, "weekGoal", weekGoalBounds),
    target: {
      overall: scoreIn("overall"),
      reading: scoreIn("reading"),
      listening: scoreIn("listening"),
      speaking: scoreIn("speaking"),
      writing: scoreIn("writing"),
    },
  };
}

/** A score of the scale, or none. */
function ScoreSelect({ name, label, known }: { name: TargetName; label: string; known: number | null }) {
  const t = useTranslations("Learner.goal");
  const format = useFormatter();
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
      </label>
      <select id={id} name={name} defaultValue={known ?? ""} className={inputClass}>
        <option value="">{t("noTarget")}</option>
        {scores.map((score) => (
          <option key={score} value={score}>
            {format.number(score)}
          </option>
        ))}
      </select>
    </div>
  );
}

function Targets({ target }: Pick<Plan, "target">) {
  const t = useTranslations("Learner");
  return (
    <fieldset className="grid gap-4">
      <legend className="mb-1 text-lg font-semibold">{t("goal.targets")}</legend>
      <p className="text-sm text-ink-soft">{t("goal.targetsHint")}</p>
      <ScoreSelect name="overall" label={t("goal.overall")} known={target.overall} />
      <details open={skills.some((skill) => target[skill] !== null)} className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-semibold text-teal">
          {t("goal.bySkill")}
          <ChevronDown aria-hidden size={18} className="group-open:rotate-180" />
        </summary>
        <div className="mt-2 grid gap-4 sm:grid-cols-2">
          {skills.map((skill) => (
            <ScoreSelect key={skill} name={skill} label={t(`skills.${skill}`)} known={target[skill]} />
          ))}
        </div>
      </details>
    </fieldset>
  );
}

/** Everything is optional; what is emptied is forgotten. */
export function GoalForm({ plan, onSaved }: { plan: Plan; onSaved: () => void }) {
  const t = useTranslations("Learner");
  const { mutate } = useSWRConfig();
  const { busy, error, send, reset } = useSend();

  async function save(fields: FormData) {
    const isSaved = await send(async () => {
      await ensureSession();
      await apiClient.plan.$put({ json: readPlan(fields) });
      await Promise.all(
        ["plan", "progress", "path", "vocabulary", "cards", "deck"].map((name) => mutate(named(name))),
      );
    });
    if (isSaved) onSaved();
  }

  return (
    <Card>
      <Form onSubmit={(fields) => void save(fields)} onInput={reset} className="grid max-w-narrow gap-6">
        <Targets target={plan.target} />
        <Field
          label={t("goal.testDate")}
          hint={t("goal.testDateHint")}
          name="testDate"
          type="date"
          defaultValue={plan.testDate ?? ""}
        />
        <Field
          label={t("goal.weekGoal")}
          hint={t("goal.weekGoalHint")}
          name="weekGoal"
          type="number"
          inputMode="numeric"
          min={weekGoalBounds.from}
          max={weekGoalBounds.to}
          defaultValue={plan.weekGoal ?? ""}
        />
        <SentNote error={error} />
        <Button type="submit" size="lg" busy={busy} className="justify-self-start">
          {t("account.save")}
        </Button>
      </Form>
    </Card>
  );
}
