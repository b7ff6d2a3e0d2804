"use client";

import { useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { GoalForm } from "@/components/learner/goal/goal-form";
import { Loaded } from "@/components/learner/loaded";
import { type Plan, usePlan } from "@/components/learner/queries";

const nothing: Plan = {
  testDate: null,
  weekGoal: null,
  target: { overall: null, reading: null, listening: null, speaking: null, writing: null },
};

/** Where somebody says what they work towards; saved, it leads back to today. */
export function GoalScreen() {
  const t = useTranslations("Learner.goal");
  const plan = usePlan();
  const [, navigate] = useLocation();
  const form = (known: Plan) => <GoalForm plan={known} onSaved={() => navigate("/home")} />;

  return (
    <>
      <div className="grid gap-1">
        <h1 className="text-2xl">{t("title")}</h1>
        <p className="max-w-text text-ink-soft">{t("none")}</p>
      </div>
      <Loaded query={plan} lines={4} visitor={form(nothing)}>
        {form}
      </Loaded>
    </>
  );
}
