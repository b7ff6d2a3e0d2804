"use client";

import { useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { startPath } from "@/components/learner/exam/exam-paths";
import { canScoreAny } from "@/components/learner/exam/start/can-score-any";
import { CostLine } from "@/components/learner/exam/start/cost-line";
import type { ExamOffer } from "@/components/learner/exam/task/exam-queries";
import { useKindName } from "@/components/learner/exam/use-kind-name";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

type OfferCardProps = { offer: ExamOffer; isMain: boolean };

/** What may be started: what it is, how long, what it costs. What stands in its way is said on its page. */
export function OfferCard({ offer, isMain }: OfferCardProps) {
  const t = useTranslations("Exam");
  const kindName = useKindName();
  const [, navigate] = useLocation();
  const { kind, seconds } = offer;
  return (
    <Card className="grid content-between justify-items-start gap-3" data-offer={kind}>
      <div className="grid gap-2">
        <h3 className={kind === "mock" ? "text-xl" : "text-lg"}>{kindName(kind)}</h3>
        <p className="max-w-text text-ink-soft">{t(`kinds.${kind}.text`)}</p>
        <p className="text-sm text-ink-soft">
          {t("about.minutes", { usual: minutesOf(seconds.usual), most: minutesOf(seconds.most) })}
        </p>
        {canScoreAny(offer) ? (
          <CostLine offer={offer} />
        ) : (
          <p className="font-semibold">{t("obstacle.unheard.text")}</p>
        )}
      </div>
      <Button variant={isMain ? "primary" : "secondary"} onClick={() => navigate(startPath(kind))}>
        {t("list.look")}
      </Button>
    </Card>
  );
}

const minutesOf = (seconds: number) => Math.round(seconds / 60);
