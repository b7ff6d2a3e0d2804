"use client";

import { useLocale, useTranslations } from "next-intl";

import { Scene } from "@/components/questions/interactive-listening/scene";
import { Spoken } from "@/components/questions/interactive-listening/spoken";
import type { ReviewProps } from "@/components/questions/step-props";
import type { PromptOf, ReviewOf } from "@/lib/questions/types";

type Props = ReviewProps<
  PromptOf<"interactive-listening", "notes">,
  ReviewOf<"interactive-listening", "notes">
>;
type Gap = Props["review"]["gaps"][number];

/** What was typed where it counts, else the right words with what was typed crossed out. */
function ReviewedGap({ gap: { given, state, forms } }: { gap: Gap }) {
  const t = useTranslations("Questions.interactive-listening.notes");
  const locale = useLocale();
  if (state === "right") return <b className="font-semibold text-green">{given}</b>;
  return (
    <>
      <ins className="rounded-sm bg-mark px-1 font-semibold no-underline">{forms[0]}</ins>
      {state === "empty" ? null : (
        <>
          {" "}
          <del className={state === "slip" ? "text-ochre" : "text-red"}>{given}</del>
        </>
      )}{" "}
      <small lang={locale} className="font-sans text-xs text-ink-soft">
        ({t(`states.${state}`)})
      </small>
    </>
  );
}

/** The message in writing, and the notes with what was typed and what else would have counted. */
export function NotesReview({ prompt, review: { gaps }, media }: Props) {
  const t = useTranslations("Questions.interactive-listening");
  const right = gaps.filter(({ state }) => state === "right" || state === "slip").length;
  return (
    <div className="grid gap-4">
      <Scene scenario={prompt.scenario} />
      <Spoken media={media} speaker={t(`speakers.${prompt.with}`, { gender: prompt.gender })} />
      <p className="tabular">{t("notes.score", { right, total: gaps.length })}</p>
      <ol lang="en" translate="no" className="grid max-w-text gap-2 font-serif text-passage">
        {prompt.notes.map(({ before, after }, at) => {
          const gap = gaps[at];
          const others = gap?.forms.slice(1) ?? [];
          return (
            <li key={at} className="border-s-2 border-line ps-4">
              {before}
              {gap ? <ReviewedGap gap={gap} /> : null}
              {after}
              {others.length > 0 ? <AlsoRight forms={others} /> : null}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

function AlsoRight({ forms }: { forms: readonly string[] }) {
  const t = useTranslations("Questions.interactive-listening.notes");
  const locale = useLocale();
  return (
    <span lang={locale} className="block font-sans text-sm text-ink-soft">
      {t.rich("alsoRight", { forms: () => <span lang="en">{forms.join(", ")}</span> })}
    </span>
  );
}
