"use client";

import { useTranslations } from "next-intl";
import { useLocation } from "wouter";

import { reviewPath } from "@/components/learner/learner-path";
import { Loaded } from "@/components/learner/loaded";
import { useVocabulary } from "@/components/learner/queries";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

/** The words that are due; nothing while none is. */
export function WordsCard() {
  const t = useTranslations("Learner.words");
  const [, navigate] = useLocation();
  const vocabulary = useVocabulary();

  return (
    <Loaded query={vocabulary} lines={0} failure={null}>
      {({ due, newWords }) =>
        due === 0 ? null : (
          <Card tone="teal" className="grid justify-items-start gap-3">
            <h2 className="text-xl">{t("title")}</h2>
            <p>{t("due", { count: due })}</p>
            {newWords > 0 ? (
              <p className="text-sm text-ink-soft">{t("ofThemNew", { count: newWords })}</p>
            ) : null}
            <Button size="lg" variant="secondary" onClick={() => navigate(reviewPath)}>
              {t("review")}
            </Button>
          </Card>
        )
      }
    </Loaded>
  );
}
