"use client";

import { useFormatter, useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { recordingsOf } from "@/components/learner/player/recordings-of";
import { ResultPanel } from "@/components/learner/player/result-panel";
import type { PracticeSet } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Progress } from "@/components/ui/progress";

/** The end of a set: how it went, and what is worth another look. */
export function SetSummary({ set }: { set: PracticeSet }) {
  const t = useTranslations("Learner.summary");
  const names = useTranslations("Questions.names");
  const format = useFormatter();
  const [, navigate] = useLocation();
  const results = set.items.flatMap((item) => (item.result ? [item.result.score.earned] : []));
  const mean = results.length > 0 ? results.reduce((sum, earned) => sum + earned, 0) / results.length : 0;
  const percent = format.number(mean, { style: "percent", maximumFractionDigits: 0 });
  const toReview = set.items.filter((item) => item.result && item.result.score.earned < 1);

  return (
    <div className="grid gap-6">
      <h1 className="text-2xl">{t("title")}</h1>
      <Card className="grid gap-3">
        <p lang="en" className="text-ink-soft">
          {names(set.type)}
        </p>
        <p className="text-4xl font-bold tabular">{t("score", { percent })}</p>
        <Progress value={mean} max={1} label={t("label", { percent })} />
      </Card>
      <div className="flex flex-wrap gap-3">
        <Button size="lg" onClick={() => navigate("/practice")}>
          {t("again")}
        </Button>
        <Button size="lg" variant="secondary" onClick={() => navigate("/home")}>
          {t("home")}
        </Button>
      </div>
      {toReview.length === 0 ? (
        <p>{t("allRight")}</p>
      ) : (
        <section className="grid gap-4">
          <h2 className="text-xl">{t("toReview")}</h2>
          {toReview.map((item) =>
            item.result ? (
              <Card key={item.position}>
                <ResultPanel
                  type={set.type}
                  prompt={item.prompt}
                  result={item.result}
                  recordings={recordingsOf(item.media)}
                />
              </Card>
            ) : null,
          )}
        </section>
      )}
    </div>
  );
}
