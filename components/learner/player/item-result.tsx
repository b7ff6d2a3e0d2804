"use client";

import { useTranslations } from "next-intl";
import { use } from "react";

import { Verdict } from "@/components/learner/player/verdict";
import { WordLookUp } from "@/components/learner/player/word-look-up";
import { withHost } from "@/components/learner/player/with-host";
import type { SetItem } from "@/components/learner/queries";
import { EnglishMarked, inEnglish } from "@/components/questions/english-words";
import { loadReview } from "@/components/questions/registry";
import { explanationKeys } from "@/lib/questions/explanations";

type Line = SetItem["explanation"][number];

/** Parameters that are no English words: codes of choices, signs of sounds. */
const notEnglish = ["partOfSpeech", "focus", "ipa"];

/** Choices in messages have no hyphens in their names; the codes of `focus` do. */
function messageParams({ key, params }: Line) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (name === "focus") return [name, value.replaceAll("-", "_")];
      const isEnglish = !notEnglish.includes(name) && !(key === "gloss" && name === "gloss");
      return [name, isEnglish ? inEnglish(value) : value];
    }),
  );
}

function Explanation({ lines }: { lines: Line[] }) {
  const t = useTranslations("Explanations");
  const player = useTranslations("Learner.player");

  return (
    <section className="grid gap-2 border-s-4 border-marker ps-4">
      <h3 className="font-semibold">{player("explanation")}</h3>
      {lines.map((line, index) => {
        const known = explanationKeys.find((each) => each === line.key);
        return known ? (
          <p key={index}>
            <EnglishMarked>{t(known, messageParams(line))}</EnglishMarked>
          </p>
        ) : null;
      })}
    </section>
  );
}

type StepResultProps = { item: SetItem; step: SetItem["steps"][number]; heading: string | null };

function StepResult({ item, step, heading }: StepResultProps) {
  const Review = use(loadReview(item.type))[step.kind];
  const { result } = step;
  if (!result) return null;

  return (
    <section className="grid gap-5">
      {heading ? <h3 className="font-semibold">{heading}</h3> : null}
      {result.outcome ? <Verdict outcome={result.outcome} /> : null}
      {Review && result.review !== null ? (
        <Review prompt={step.prompt} review={result.review} media={withHost(step.media)} />
      ) : null}
    </section>
  );
}

/** One answered question, step by step: the verdict, the answer beside the key, and why. */
export function ItemResult({ setId, item }: { setId: string; item: SetItem }) {
  const t = useTranslations("Learner.player");
  const total = item.steps.length;

  return (
    <WordLookUp setId={setId} position={item.position}>
      {item.steps.map((step, index) => (
        <StepResult
          key={step.step}
          item={item}
          step={step}
          heading={total > 1 ? t("step", { current: index + 1, total }) : null}
        />
      ))}
      {item.explanation.length > 0 ? <Explanation lines={item.explanation} /> : null}
    </WordLookUp>
  );
}
