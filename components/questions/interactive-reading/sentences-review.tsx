"use client";

import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";

import { ExplanationLine } from "@/components/questions/explanation-line";
import { openingPieces } from "@/components/questions/interactive-reading/opening-pieces";
import { Passage } from "@/components/questions/interactive-reading/passage-text";
import { StepHeading } from "@/components/questions/interactive-reading/step-heading";
import type { ReviewProps } from "@/components/questions/step-props";
import type { PromptOf, ReviewOf } from "@/lib/questions/types";

type Prompt = PromptOf<"interactive-reading", "sentences">;
type Review = ReviewOf<"interactive-reading", "sentences">;
type Blank = Review["blanks"][number];
type GapProps = { choices: readonly string[]; blank: Blank };

/** A word of the opening: right as it was chosen, or the right one with the chosen one crossed out. */
function ReviewedWord({ choices, blank: { right, chosen } }: GapProps) {
  const t = useTranslations("Questions.interactive-reading");
  const locale = useLocale();
  if (chosen === right) return <b className="font-semibold text-green">{choices[right]}</b>;
  return (
    <>
      <ins className="rounded-sm bg-mark px-1 font-semibold no-underline">{choices[right]}</ins>
      {chosen === null ? null : " "}
      {chosen === null ? (
        <span lang={locale} className="sr-only">
          ({t("empty")})
        </span>
      ) : (
        <del className="text-red">{choices[chosen]}</del>
      )}
    </>
  );
}

/** Why the chosen word fails; why the others do, on request. */
function Reasons({ choices, blank: { right, chosen, reasons } }: GapProps) {
  const t = useTranslations("Questions.interactive-reading");
  const own = chosen === null || chosen === right ? null : reasons[chosen];
  const others = reasons.flatMap((reason, choice) => (reason && choice !== chosen ? [reason] : []));
  return (
    <li className="grid gap-1 border-b border-line pb-3 last:border-0">
      <p>
        <strong lang="en" translate="no">
          {choices[right]}
        </strong>
      </p>
      {own ? (
        <p>
          <ExplanationLine line={own} />
        </p>
      ) : null}
      {others.length > 0 ? (
        <details className="text-sm text-ink-soft">
          <summary className="cursor-pointer py-1 font-semibold text-teal">{t("others")}</summary>
          <ul className="grid gap-1 pt-1">
            {others.map((reason, index) => (
              <li key={index}>
                <ExplanationLine line={reason} />
              </li>
            ))}
          </ul>
        </details>
      ) : null}
    </li>
  );
}

/** The opening with the chosen words, and why each wrong one fails. */
export function SentencesReview({ prompt, review: { blanks } }: ReviewProps<Prompt, Review>) {
  const t = useTranslations("Questions.interactive-reading");
  const pieces = openingPieces(prompt.parts);
  const right = blanks.filter((blank) => blank.chosen === blank.right).length;

  return (
    <div className="grid gap-4">
      <StepHeading kind="sentences" level="h4" hasAsk={false} />
      <p className="tabular">{t("score", { right, total: blanks.length })}</p>
      <Passage>
        <p className="leading-loose">
          {pieces.map((piece, index) => {
            if ("text" in piece) return <Fragment key={index}>{piece.text}</Fragment>;
            const blank = blanks[piece.gap];
            return (
              <Fragment key={index}>
                {blank ? <ReviewedWord choices={piece.choices} blank={blank} /> : null}
                {piece.tail}
              </Fragment>
            );
          })}
        </p>
      </Passage>
      <ul className="grid gap-3">
        {pieces.map((piece) => {
          const blank = "gap" in piece ? blanks[piece.gap] : undefined;
          return "gap" in piece && blank ? (
            <Reasons key={piece.gap} choices={piece.choices} blank={blank} />
          ) : null;
        })}
      </ul>
    </div>
  );
}
