import { useLocale, useTranslations } from "next-intl";
import { Fragment } from "react";

import type { DiffRun } from "@/components/learner/corrections/result/word-diff";
import { classNames } from "@/components/ui/class-names";

type DiffTextProps = { runs: readonly DiffRun[]; shows?: "both" | "before" | "after" };

/** A text compared with another: what went is struck out, what is new stands under the green pen. */
export function DiffText({ runs, shows = "both" }: DiffTextProps) {
  const t = useTranslations("Corrections.result");
  const locale = useLocale();
  return (
    <p lang="en" className="font-serif text-passage wrap-anywhere whitespace-pre-wrap">
      {runs.map(({ kind, text }, index) => {
        if (kind === "same") return <Fragment key={index}>{text}</Fragment>;
        if (kind === "removed")
          return shows === "after" ? null : (
            <del key={index} className="text-red decoration-1">
              <span lang={locale} className="sr-only">{` (${t("removed")}) `}</span>
              {text}
            </del>
          );
        return shows === "before" ? null : (
          <ins
            key={index}
            className={classNames(
              "marked no-underline praised",
              shows === "both" && runs[index - 1]?.kind === "removed" && "ms-1",
            )}
          >
            <span lang={locale} className="sr-only">{` (${t("added")}) `}</span>
            {text}
          </ins>
        );
      })}
    </p>
  );
}
