"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, use } from "react";

import { Verdict } from "@/components/learner/player/verdict";
import { WordLookUp } from "@/components/learner/player/word-look-up";
import { withHost } from "@/components/learner/player/with-host";
import type { SetItem } from "@/components/learner/queries";
import { EditorWords } from "@/components/learner/reports/editor-words";
import { ItemReports } from "@/components/learner/reports/item-reports";
import { ExplanationLine } from "@/components/questions/explanation-line";
import { loadReview } from "@/components/questions/registry";
import type { Outcome } from "@/lib/questions/outcome";

/** Comes with the first answer that can be corrected. */
const PracticeEntry = lazy(async () => ({
  default: (await import("@/components/learner/corrections/practice/practice-entry")).PracticeEntry,
}));

type Line = SetItem["explanation"][number];

function Explanation({ lines }: { lines: Line[] }) {
  const t = useTranslations("Learner.player");

  return (
    <section className="grid gap-2 border-s-4 border-marker ps-4">
      <h3 className="font-semibold">{t("explanation")}</h3>
      {lines.map((line, index) => (
        <p key={index}>
          <ExplanationLine line={line} />
        </p>
      ))}
    </section>
  );
}

/** A score that an editor put right is said as such, with the reason. */
function Mended({ why }: { why: string }) {
  const t = useTranslations("Learner.reports");
  return (
    <div className="grid gap-1 rounded-card bg-mark-soft px-4 py-3">
      <p className="font-semibold">{t("mended")}</p>
      <EditorWords>{why}</EditorWords>
    </div>
  );
}

/** A newer attempt that has no score is told, and why. */
function Unjudged({ outcome }: { outcome: Outcome }) {
  const t = useTranslations("Learner.player");
  return (
    <div role="status" className="grid gap-1 rounded-card bg-mark-soft px-4 py-3" data-part="unjudged">
      <p className="font-semibold">{t("unjudged")}</p>
      <p>{outcome.state === "unscored" ? t(`unscoredText.${outcome.reason}`) : t("failedText")}</p>
    </div>
  );
}

type StepResultProps = { item: SetItem; step: SetItem["steps"][number]; heading: string | null };

function StepResult({ item, step, heading }: StepResultProps) {
  const reviews = loadReview.arrived(item.type) ?? use(loadReview(item.type));
  const Review = reviews[step.kind];
  const { result } = step;
  if (!result) return null;

  return (
    <section className="grid gap-5">
      {heading ? <h3 className="font-semibold">{heading}</h3> : null}
      {result.unjudged ? <Unjudged outcome={result.unjudged} /> : null}
      {result.outcome ? <Verdict outcome={result.outcome} /> : null}
      {result.mended ? <Mended why={result.mended} /> : null}
      {Review && result.review !== null ? (
        <Review prompt={step.prompt} review={result.review} media={withHost(step.media)} />
      ) : null}
    </section>
  );
}

/** One answered question, step by step: the verdict, the answer beside the key, and why. */
export function ItemReview({ item }: { item: SetItem }) {
  const t = useTranslations("Learner.player");
  const total = item.steps.length;

  return (
    <>
      {total > 1 && item.outcome ? (
        <div data-overall className="text-xl">
          <Verdict outcome={item.outcome} isSaid={false} />
        </div>
      ) : null}
      {item.steps.map((step, index) => (
        <StepResult
          key={step.step}
          item={item}
          step={step}
          heading={total > 1 ? t("step", { current: index + 1, total }) : null}
        />
      ))}
      {item.explanation.length > 0 ? <Explanation lines={item.explanation} /> : null}
    </>
  );
}

type ItemResultProps = {
  setId: string;
  item: SetItem;
  /** Not one of many that are looked at together. */
  isAlone?: boolean;
};

/** The same for its learner, who can look up its words, have an answer corrected and report it. */
export function ItemResult({ setId, item, isAlone = true }: ItemResultProps) {
  return (
    <div className="grid gap-3">
      <WordLookUp setId={setId} position={item.position} hasHint={isAlone}>
        <ItemReview item={item} />
      </WordLookUp>
      {item.steps.map(({ step, result }) =>
        result?.handIn ? (
          <Suspense key={step} fallback={null}>
            <PracticeEntry handIn={result.handIn} />
          </Suspense>
        ) : null,
      )}
      {item.finishedAt ? <ItemReports setId={setId} item={item} /> : null}
    </div>
  );
}
