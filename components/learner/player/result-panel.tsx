"use client";

import { Check, CircleDashed, X } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { type ComponentType, createElement } from "react";

import type { Result, SetItem } from "@/components/learner/queries";
import type { Recordings, ReviewProps } from "@/components/questions/player-props";
import { reviews } from "@/components/questions/registry";
import { explanationKeys } from "@/lib/questions/explanations";
import { parseReview, publicPrompt, type QuestionType } from "@/lib/questions/registry";

type ExplanationLine = Result["explanation"][number];

/** Choices in messages have no hyphens in their names; the codes of `focus` do. */
function messageParams({ focus, ...rest }: ExplanationLine["params"]) {
  return focus === undefined ? rest : { ...rest, focus: focus.replaceAll("-", "_") };
}

function Explanation({ lines }: { lines: ExplanationLine[] }) {
  const t = useTranslations("Explanations");
  const player = useTranslations("Learner.player");

  return (
    <section className="grid gap-2 border-s-4 border-marker ps-4">
      <h3 className="font-semibold">{player("explanation")}</h3>
      {lines.map(({ key, params }, index) => {
        const known = explanationKeys.find((each) => each === key);
        return known ? <p key={index}>{t(known, messageParams(params))}</p> : null;
      })}
    </section>
  );
}

export function Verdict({ earned }: { earned: number }) {
  const t = useTranslations("Learner.player");
  const format = useFormatter();
  if (earned >= 1) {
    return (
      <span className="inline-flex items-center gap-2 font-semibold text-green">
        <Check aria-hidden size={20} strokeWidth={1.75} />
        {t("right")}
      </span>
    );
  }
  if (earned > 0) {
    return (
      <span className="inline-flex items-center gap-2 font-semibold text-ochre">
        <CircleDashed aria-hidden size={20} strokeWidth={1.75} />
        {t("partly", { percent: format.number(earned, { style: "percent", maximumFractionDigits: 0 }) })}
      </span>
    );
  }
  return (
    <span className="inline-flex items-center gap-2 font-semibold text-red">
      <X aria-hidden size={20} strokeWidth={1.75} />
      {t("wrong")}
    </span>
  );
}

type AnsweredProps<T extends QuestionType> = {
  type: T;
  prompt: SetItem["prompt"];
  result: Result;
  recordings: Recordings | null;
};

function Answered<T extends QuestionType>({ type, prompt, result, recordings }: AnsweredProps<T>) {
  const Review: ComponentType<ReviewProps<T>> = reviews[type];
  return createElement(Review, {
    prompt: publicPrompt(type, prompt),
    review: parseReview(type, result.review),
    recordings,
  });
}

/** One answered question: the verdict, the answer beside the key, and why. */
export function ResultPanel(props: AnsweredProps<QuestionType>) {
  const { score, explanation } = props.result;

  return (
    <div className="grid gap-5">
      <p role="status">
        <Verdict earned={score.earned} />
      </p>
      <Answered {...props} />
      {explanation.length > 0 ? <Explanation lines={explanation} /> : null}
    </div>
  );
}
