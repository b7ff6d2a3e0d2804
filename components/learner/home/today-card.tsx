"use client";

import { useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { Invitation } from "@/components/learner/diagnostic/invitation";
import { SuggestedSet } from "@/components/learner/home/suggested-set";
import { Loaded, both } from "@/components/learner/loaded";
import { useSetTitle } from "@/components/learner/set-title";
import type { Path, Types, useOpenSets, usePath, useTypes } from "@/components/learner/queries";
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

/** The next set of the week's path; the choice where the week has none left. */
function Next({ open, path }: { open: OpenSet | undefined; path: Path }) {
  const entry = path.nextSet === null ? undefined : path.entries[path.nextSet];
  const isMeasured = path.standing !== null;
  if (entry?.kind !== "practice" && entry?.kind !== "weak")
    return open || !isMeasured ? null : <StartButton />;
  // It is the one that is open.
  if (entry.wish.purpose === open?.purpose) return null;
  const isFirst = !open && isMeasured;
  return (
    <div className={isFirst ? undefined : "border-t border-line pt-4"}>
      <SuggestedSet entry={entry} isFirst={isFirst} />
    </div>
  );
}

type TodayCardProps = {
  types: ReturnType<typeof useTypes>;
  open: ReturnType<typeof useOpenSets>;
  path: ReturnType<typeof usePath>;
};

/** What is left of the day, and the one thing to do next. */
export function TodayCard({ types, open, path }: TodayCardProps) {
  const t = useTranslations("Learner.home");

  return (
    <Card className="grid gap-4">
      <h2 className="text-xl">{t("today")}</h2>
      <Loaded query={both(types, open)} lines={2} failure={<StartButton />} visitor={<Invitation isFirst />}>
        {([{ quota }, [set]]) => (
          <>
            {set ? <GoOn set={set} /> : null}
            <Loaded query={path} lines={2} failure={set ? null : <StartButton />}>
              {(data) => (
                <>
                  {data.standing ? null : <Invitation isFirst={!set} />}
                  <Next open={set} path={data} />
                </>
              )}
            </Loaded>
            <QuotaLine quota={quota} />
          </>
        )}
      </Loaded>
    </Card>
  );
}
