"use client";

import { Headphones, Turtle } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";

import { audioOf } from "@/components/questions/audio-of";
import { defineReview, stepReview } from "@/components/questions/define-player";
import type { ReviewProps } from "@/components/questions/step-props";
import { useRecording } from "@/components/questions/use-recording";
import { Button } from "@/components/ui/button";
import { listenAndType } from "@/lib/questions/listen-and-type/schema";
import type { PromptOf, ReviewOf } from "@/lib/questions/types";

type Props = ReviewProps<PromptOf<"listen-and-type">, ReviewOf<"listen-and-type">>;
type Op = Props["review"]["ops"][number];

function Difference({ op }: { op: Op }) {
  const t = useTranslations("Questions.listen-and-type");
  const locale = useLocale();
  if (op.kind === "match") return <span>{op.given}</span>;
  if (op.kind === "omit") {
    return (
      <ins className="rounded-sm bg-mark px-1 no-underline">
        {op.expected}{" "}
        <small lang={locale} className="font-sans text-xs text-ink-soft">
          ({t("omit")})
        </small>
      </ins>
    );
  }
  if (op.kind === "extra") {
    return (
      <span>
        <del className="text-red">{op.given}</del>{" "}
        <small lang={locale} className="font-sans text-xs text-ink-soft">
          ({t("extra")})
        </small>
      </span>
    );
  }
  return (
    <span>
      <ins className="rounded-sm bg-mark px-1 no-underline">{op.expected}</ins>{" "}
      <small lang={locale} className="font-sans text-xs text-ink-soft">
        ({t("substitute")}{" "}
        <del lang="en" className="text-red">
          {op.given}
        </del>
        )
      </small>
    </span>
  );
}

/** The sentence, what was typed beside it word by word, and the recording again. */
function ListenAndTypeReview({ review, media }: Props) {
  const t = useTranslations("Questions.listen-and-type");
  const recording = audioOf(media);
  const { play } = useRecording();

  return (
    <div className="grid gap-4">
      <div>
        <h3 className="text-sm font-semibold text-ink-soft">{t("sentence")}</h3>
        <p lang="en" translate="no" className="font-serif text-passage">
          {review.text}
        </p>
      </div>
      {review.ops.some(({ kind }) => kind !== "omit") ? (
        <div>
          <h3 className="text-sm font-semibold text-ink-soft">{t("comparison")}</h3>
          <p lang="en" translate="no" className="font-serif text-passage leading-loose">
            {review.ops.map((op, index) => (
              <Fragment key={index}>
                <Difference op={op} />{" "}
              </Fragment>
            ))}
          </p>
        </div>
      ) : null}
      {recording ? (
        <div className="flex flex-wrap gap-2">
          <Button variant="secondary" onClick={() => void play(recording.address)}>
            <Headphones aria-hidden size={20} strokeWidth={1.75} />
            {t("play")}
          </Button>
          {recording.slow ? (
            <Button variant="secondary" onClick={() => void play(recording.slow ?? recording.address)}>
              <Turtle aria-hidden size={20} strokeWidth={1.75} />
              {t("slow")}
            </Button>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

export const review = defineReview<"listen-and-type">({
  main: stepReview(listenAndType.steps.main, ListenAndTypeReview),
});
