"use client";

import { useFormatter, useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";

import { defineReview, stepReview } from "@/components/questions/define-player";
import { isGapPart, passageParts } from "@/components/questions/read-and-complete/passage-parts";
import type { ReviewProps } from "@/components/questions/step-props";
import { faults, readAndComplete } from "@/lib/questions/read-and-complete/schema";
import type { PromptOf, ReviewOf } from "@/lib/questions/types";

type Props = ReviewProps<PromptOf<"read-and-complete">, ReviewOf<"read-and-complete">>;
type Gap = Props["review"]["gaps"][number];

function English({ children }: { children: string }) {
  return (
    <span lang="en" translate="no">
      {children}
    </span>
  );
}

/** A word of the passage: right as it was typed, or the right one with what was typed crossed out. */
function ReviewedWord({ gap }: { gap: Gap }) {
  const t = useTranslations("Questions.read-and-complete");
  const locale = useLocale();
  if (gap.isRight) return <b className="font-semibold text-green">{gap.given}</b>;
  return (
    <>
      <ins className="rounded-sm bg-mark px-1 font-semibold no-underline">{gap.word}</ins>
      {gap.given ? (
        <>
          {" "}
          <del className="text-red">{gap.given}</del>
        </>
      ) : (
        <span lang={locale} className="sr-only">
          {" "}
          ({t("nothing")})
        </span>
      )}
    </>
  );
}

function Faults({ gaps }: { gaps: Gap[] }) {
  const t = useTranslations("Questions.read-and-complete");
  const groups = faults.map((fault) => ({ fault, gaps: gaps.filter((gap) => gap.fault === fault) }));
  return (
    <dl className="grid gap-3">
      {groups.map(({ fault, gaps: own }) =>
        own.length === 0 ? null : (
          <div key={fault}>
            <dt className="font-semibold">{t(`faults.${fault}`)}</dt>
            <dd className="flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
              {own.map(({ word, given }, index) => (
                <span key={index}>
                  {given ? (
                    <>
                      <del lang="en" translate="no">
                        {given}
                      </del>{" "}
                      <span aria-hidden>→</span>{" "}
                    </>
                  ) : null}
                  <strong lang="en" translate="no" className="text-ink">
                    {word}
                  </strong>
                </span>
              ))}
            </dd>
          </div>
        ),
      )}
    </dl>
  );
}

/** Words that would have been right, too. */
function Accepted({ gaps }: { gaps: Gap[] }) {
  const t = useTranslations("Questions.read-and-complete");
  const format = useFormatter();
  const quoted = (word: string) => (
    <Fragment key={word}>{t.rich("quoted", { word: () => <English>{word}</English> })}</Fragment>
  );
  const open = gaps.filter(({ accepted }) => accepted.length > 0);
  return open.map(({ word, accepted }, index) => (
    <p key={index}>
      {t.rich("alsoRight", {
        word: () => quoted(word),
        others: () => <>{format.list(accepted.map(quoted), { type: "disjunction" })}</>,
      })}
    </p>
  ));
}

/** The passage with what was typed, the mistakes by kind, and what else would have been right. */
function ReadAndCompleteReview({ prompt, review: { gaps } }: Props) {
  const t = useTranslations("Questions.read-and-complete");
  const right = gaps.filter(({ isRight }) => isRight).length;

  return (
    <div className="grid gap-4">
      <p className="tabular">{t("score", { right, total: gaps.length })}</p>
      <div lang="en" translate="no" className="grid max-w-text gap-2">
        <h3 className="font-serif text-xl font-semibold">{prompt.title}</h3>
        <p className="font-serif text-passage leading-loose">
          {passageParts(prompt.parts).map((part, index) => {
            const gap = isGapPart(part) ? gaps[part.gap] : undefined;
            return (
              <Fragment key={index}>
                {gap ? <ReviewedWord gap={gap} /> : null}
                {isGapPart(part) ? part.tail : part.text}
              </Fragment>
            );
          })}
        </p>
      </div>
      <Faults gaps={gaps} />
      <Accepted gaps={gaps} />
    </div>
  );
}

export const review = defineReview<"read-and-complete">({
  main: stepReview(readAndComplete.steps.main, ReadAndCompleteReview),
});
