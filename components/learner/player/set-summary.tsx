"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Suspense } from "react";
import { Link, useLocation } from "wouter";

import { ErrorNote, Waiting } from "@/components/learner/error-note";
import { AddMissed } from "@/components/learner/player/add-missed";
import { ItemResult } from "@/components/learner/player/item-result";
import { LookUpHint } from "@/components/learner/player/word-look-up";
import type { PracticeSet, SetItem } from "@/components/learner/queries";
import { SetTitle } from "@/components/learner/set-title";
import { useScreenTitle, useScreenTop } from "@/components/learner/use-screen";
import { useStartSet } from "@/components/learner/use-start-set";
import { Button } from "@/components/ui/button";
import { classNames } from "@/components/ui/class-names";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";
import { timeMultipliers } from "@/lib/core/exam-kinds";
import { setSizes } from "@/lib/questions/define-schema";
import { meanOf } from "@/lib/questions/outcome";
import { writePurpose } from "@/lib/questions/purpose";

export const isRight = ({ outcome }: SetItem) => outcome?.state === "scored" && outcome.earned >= outcome.max;

/** The mean over what is scored; without anything scored there is none, and no bar. */
function SetScore({ set }: { set: PracticeSet }) {
  const t = useTranslations("Learner.summary");
  const format = useFormatter();
  const outcomes = set.items.flatMap(({ outcome }) => (outcome ? [outcome] : []));
  const mean = meanOf(outcomes.map((outcome) => ({ outcome, weight: 1 })));
  const pending = outcomes.filter(({ state }) => state === "pending").length;
  const percent = format.number(mean ?? 0, { style: "percent", maximumFractionDigits: 0 });

  return (
    <>
      <p className="text-4xl font-bold tabular">{mean === null ? t("noScore") : t("score", { percent })}</p>
      {mean === null ? null : <Progress value={mean} max={1} label={t("label", { percent })} />}
      {pending > 0 ? (
        <p role="status" className="text-ink-soft">
          {t("pending", { count: pending })}
        </p>
      ) : null}
    </>
  );
}

type AnswersProps = { setId: string; title: string; items: SetItem[]; isDense?: boolean };

/** What is worth another look comes first; the rest is there to be read again. */
export function Answers({ setId, title, items, isDense = false }: AnswersProps) {
  if (items.length === 0) return null;
  return (
    <section className="grid gap-4">
      <h2 className="text-xl">{title}</h2>
      <Suspense fallback={<Waiting lines={items.length} />}>
        <div className={classNames("grid gap-4", isDense && "items-start lg:grid-cols-2")}>
          {items.map((item) => (
            <Card key={item.position}>
              <ItemResult setId={setId} item={item} isAlone={false} />
            </Card>
          ))}
        </div>
      </Suspense>
    </section>
  );
}

/** What the next set is like; mistakes are asked again when they are due. */
function nextWish({ purpose, level, size, isRound, multiplier }: PracticeSet) {
  if (purpose === writePurpose({ kind: "missed" })) return null;
  const known = setSizes.find((each) => each === size);
  const time = timeMultipliers.find((each) => each === multiplier) ?? null;
  const way = isRound ? "round" : "single";
  return { purpose, level, way, multiplier: time, ...(known && { size: known }) } as const;
}

/** On with the next one of the kind, or to something else. */
export function SummaryButtons({ set }: { set: PracticeSet }) {
  const t = useTranslations("Learner.summary");
  const suggested = useTranslations("Learner.suggested");
  const [, navigate] = useLocation();
  const { busy, error, start } = useStartSet();
  const wish = nextWish(set);
  return (
    <div className="grid gap-3">
      {error ? <ErrorNote error={error} /> : null}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="lg"
          data-next-set
          busy={busy}
          onClick={() => (wish ? void start(() => wish) : navigate("/practice"))}
        >
          {t("again")}
        </Button>
        <Button size="lg" variant="secondary" onClick={() => navigate("/home")}>
          {t("home")}
        </Button>
        {wish ? (
          <Link href="/practice" className="inline-flex min-h-11 items-center px-2 text-teal">
            {suggested("choose")}
          </Link>
        ) : null}
      </div>
    </div>
  );
}

/** The end of a set: how it went, and all its answers. */
export function SetSummary({ set }: { set: PracticeSet }) {
  const t = useTranslations("Learner.summary");
  useScreenTitle(t("title"));
  useScreenTop(set.id);
  const answered = set.items.filter(({ steps }) => steps.some(({ result }) => result !== null));
  const wrong = answered.filter((item) => !isRight(item));

  return (
    <div className="grid gap-6 max-md:py-4">
      <h1 className="text-2xl">{t("title")}</h1>
      <Card className="grid gap-3">
        <p className="text-ink-soft">
          <SetTitle set={set} />
        </p>
        {answered.length > 0 ? <SetScore set={set} /> : null}
        {answered.length < set.items.length ? (
          <p>{t("ended", { answered: answered.length, total: set.items.length })}</p>
        ) : null}
      </Card>
      <SummaryButtons set={set} />
      <AddMissed setId={set.id} />
      {answered.length > 0 ? <LookUpHint /> : null}
      {wrong.length === 0 && answered.length > 0 ? <p>{t("allRight")}</p> : null}
      <Answers setId={set.id} title={t("toReview")} items={wrong} />
      <Answers setId={set.id} title={t("right")} items={set.items.filter(isRight)} />
    </div>
  );
}
