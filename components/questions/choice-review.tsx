"use client";

import { Check, X } from "lucide-react";
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { classNames } from "@/components/ui/class-names";

type ChoiceReviewProps = {
  /** The question that was asked. */
  legend: ReactNode;
  choices: readonly string[];
  /** The place of the right one, and of the chosen one. */
  right: number;
  chosen: number | null;
  /** Why a choice is right or fails; null where there is nothing to say. */
  reasonOf: (choice: number) => ReactNode;
};

type RowProps = { isRight: boolean; isChosen: boolean; choice: string; reason: ReactNode };

function Row({ isRight, isChosen, choice, reason }: RowProps) {
  const t = useTranslations("Questions.choices");
  const isWrong = isChosen && !isRight;
  const Icon = isRight ? Check : X;
  const tone = isRight ? "text-green" : isWrong ? "text-red" : "text-ink-faint";
  const label = isRight ? t(isChosen ? "chosenRight" : "right") : isWrong ? t("chosen") : null;

  return (
    <li
      className={classNames(
        "flex gap-3 rounded-card border px-4 py-3",
        isRight ? "border-green bg-green-soft" : isWrong ? "border-red bg-red-soft" : "border-line",
      )}
    >
      <Icon aria-hidden size={20} strokeWidth={1.75} className={classNames("mt-0.5 shrink-0", tone)} />
      <div className="grid min-w-0 gap-1">
        {label ? <p className={classNames("text-sm font-semibold", tone)}>{label}</p> : null}
        <p lang="en" translate="no" className="leading-snug break-words">
          {choice}
        </p>
        {reason ? <p className="text-sm text-ink-soft">{reason}</p> : null}
      </div>
    </li>
  );
}

/** What was chosen, what is right, and why each other choice fails. */
export function ChoiceReview({ legend, choices, right, chosen, reasonOf }: ChoiceReviewProps) {
  const t = useTranslations("Questions.choices");
  return (
    <div className="grid gap-3">
      <p className="font-semibold">{legend}</p>
      {chosen === null ? <p className="text-ink-soft">{t("nothing")}</p> : null}
      <ul className="grid gap-2">
        {choices.map((choice, place) => (
          <Row
            key={place}
            choice={choice}
            isRight={place === right}
            isChosen={place === chosen}
            reason={reasonOf(place)}
          />
        ))}
      </ul>
    </div>
  );
}
