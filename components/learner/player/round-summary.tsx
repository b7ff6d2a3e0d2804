"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Suspense, use } from "react";

import { Waiting } from "@/components/learner/error-note";
import { AddMissed } from "@/components/learner/player/add-missed";
import { Answers, isRight, SummaryButtons } from "@/components/learner/player/set-summary";
import { LookUpHint } from "@/components/learner/player/word-look-up";
import type { PracticeSet } from "@/components/learner/queries";
import { SetTitle } from "@/components/learner/set-title";
import { useScreenTitle, useScreenTop } from "@/components/learner/use-screen";
import { isRoundType, loadRound } from "@/components/questions/registry";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import type { RoundType } from "@/lib/questions/types";

/** What the type draws of the whole round. */
function Drawn({ type, set }: { type: RoundType; set: PracticeSet }) {
  const { Result } = use(loadRound(type));
  const reviews = set.items.flatMap(({ steps }) => steps.map(({ result }) => result?.review ?? null));
  return <Result reviews={reviews} />;
}

/** The end of a round: its score, what it is made of, and each of its questions. */
export function RoundSummary({ set }: { set: PracticeSet }) {
  const t = useTranslations("Learner.summary");
  const format = useFormatter();
  useScreenTitle(t("roundTitle"));
  useScreenTop(`${set.id} end`);
  const type = set.items.map((item) => item.type).find(isRoundType);
  const score = set.roundScore ?? 0;
  const percent = format.number(score, { style: "percent", maximumFractionDigits: 0 });

  return (
    <div className="grid gap-6 max-md:py-4">
      <h1 className="text-2xl">{t("roundTitle")}</h1>
      <Card className="grid gap-4">
        <p className="text-ink-soft">
          <SetTitle set={set} />
        </p>
        <p className="text-4xl font-bold tabular">{t("roundScore", { percent })}</p>
        <Progress value={score} max={1} label={t("roundScore", { percent })} />
        {type ? (
          <Suspense fallback={<Waiting lines={3} />}>
            <Drawn type={type} set={set} />
          </Suspense>
        ) : null}
      </Card>
      <SummaryButtons set={set} />
      <AddMissed setId={set.id} />
      <LookUpHint />
      <Answers
        setId={set.id}
        title={t("toReview")}
        items={set.items.filter((item) => !isRight(item))}
        isDense
      />
      <Answers setId={set.id} title={t("right")} items={set.items.filter(isRight)} isDense />
    </div>
  );
}
