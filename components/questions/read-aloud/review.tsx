"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { defineReview, stepReview } from "@/components/questions/define-player";
import { OwnReading } from "@/components/questions/read-aloud/own-reading";
import { ModelReading, RateChoice } from "@/components/questions/read-aloud/model-reading";
import { ReadingFigures } from "@/components/questions/read-aloud/reading-figures";
import type { Rate } from "@/components/questions/read-aloud/use-own-recording";
import type { ReviewProps } from "@/components/questions/step-props";
import { readAloud } from "@/lib/questions/read-aloud/schema";
import type { PromptOf, ReviewOf } from "@/lib/questions/types";

type Props = ReviewProps<PromptOf<"read-aloud">, ReviewOf<"read-aloud">>;

/** What was heard of the reading word by word, and one's own voice beside the model's. */
function ReadAloudReview({ prompt, review, media }: Props) {
  const t = useTranslations("Questions.read-aloud");
  const [rate, setRate] = useState<Rate>(1);
  const { recording, reading } = review;

  return (
    <div className="grid gap-5">
      {recording === null ? (
        <p lang="en" translate="no" className="font-serif text-xl leading-relaxed sm:text-2xl">
          {prompt.sentence}
        </p>
      ) : (
        <OwnReading key={recording} id={recording} sentence={prompt.sentence} reading={reading} rate={rate} />
      )}
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <ModelReading media={media} rate={rate} />
        <RateChoice rate={rate} onChange={setRate} />
      </div>
      {reading ? <ReadingFigures sentence={prompt.sentence} reading={reading} /> : null}
      {reading ? <p className="text-sm text-ink-soft">{t("how")}</p> : null}
    </div>
  );
}

export const review = defineReview<"read-aloud">({
  main: stepReview(readAloud.steps.main, ReadAloudReview),
});
