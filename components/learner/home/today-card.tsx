"use client";

import { useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { SuggestedSet } from "@/components/learner/home/suggested-set";
import { Loaded, both } from "@/components/learner/loaded";
import { useSetTitle } from "@/components/learner/set-title";
import type { Types, useOpenSets, useProgress, useTypes } from "@/components/learner/queries";
import { useClockTime } from "@/components/learner/use-clock-time";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";

type Quota = Types["quota"];
type OpenSet = NonNullable<ReturnType<typeof useOpenSets>["data"]>[number];

function QuotaLine({ quota }: { quota: Quota }) {
  const t = useTranslations("Learner.home");
  const clockTime = useClockTime();
  const { used, limit, resetsAt } = quota;
  if (limit === null) return <p>{t("noQuota")}</p>;

  return (
    <div className="grid gap-2">
      <Progress value={used} max={limit} label={t("quota", { used, limit })} />
      <p className="text-sm text-ink-soft">
        {t("quota", { used, limit })}
        {" · "}
        {t("resets", { time: clockTime(resetsAt) })}
      </p>
    </div>
  );
}

function StartButton() {
  const t = useTranslations("Learner.home");
  const [, navigate] = useLocation();
  return (
    <Button size="lg" className="justify-self-start" onClick={() => navigate("/practice")}>
      {t("start")}
    </Button>
  );
}

function GoOn({ set }: { set: OpenSet }) {
  const t = useTranslations("Learner.home");
  const title = useSetTitle();
  const [, navigate] = useLocation();
  const current = Math.min(set.answered + 1, set.size);

  return (
    <div className="grid justify-items-start gap-3">
      <p>{t("continueText", { type: title(set), current, total: set.size })}</p>
      <Button size="lg" onClick={() => navigate(`/practice/${set.id}`)}>
        {t("continue")}
      </Button>
    </div>
  );
}

/** The suggestion below an open set, unless that is it; alone it comes first, and without one there is the choice. */
function Next({ open, progress }: { open: OpenSet | undefined; progress: ReturnType<typeof useProgress> }) {
  const own = open ? null : <StartButton />;
  return (
    <Loaded query={progress} lines={2} failure={own} visitor={own}>
      {({ suggestion }) => {
        if (!suggestion) return own;
        if (suggestion.wish.purpose === open?.purpose) return null;
        return (
          <div className={open ? "border-t border-line pt-4" : undefined}>
            <SuggestedSet suggestion={suggestion} isFirst={!open} />
          </div>
        );
      }}
    </Loaded>
  );
}

type TodayCardProps = {
  types: ReturnType<typeof useTypes>;
  open: ReturnType<typeof useOpenSets>;
  progress: ReturnType<typeof useProgress>;
};

/** What is left of the day, and the one thing to do next. */
export function TodayCard({ types, open, progress }: TodayCardProps) {
  const t = useTranslations("Learner.home");
  const start = (
    <>
      <p>{t("noAnswers")}</p>
      <StartButton />
    </>
  );

  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t("today")}</h2>
      <Loaded query={both(types, open)} lines={2} failure={<StartButton />} visitor={start}>
        {([{ quota }, [set]]) => (
          <>
            <QuotaLine quota={quota} />
            {set ? <GoOn set={set} /> : null}
            <Next open={set} progress={progress} />
          </>
        )}
      </Loaded>
    </Card>
  );
}
