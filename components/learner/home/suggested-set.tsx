"use client";

import { useTranslations } from "next-intl";
import { Link } from "wouter";

import { ErrorNote } from "@/components/learner/error-note";
import type { Progress } from "@/components/learner/queries";
import { SetTitle } from "@/components/learner/set-title";
import { useStartSet } from "@/components/learner/use-start-set";
import { Button } from "@/components/ui/button";
import { recentAnswers } from "@/lib/core/recent-answers";

type Suggestion = NonNullable<Progress["suggestion"]>;

/** The one fact that speaks for the set. */
function Reason({ reason }: Pick<Suggestion, "reason">) {
  const t = useTranslations("Learner");
  const names = useTranslations("Questions.names");
  if (reason.kind === "first") return t("suggested.first");
  if (reason.kind === "rare")
    return t("suggested.rare", { count: reason.answered, days: recentAnswers.days });
  const { type, level, missed, of } = reason.worst;
  return t.rich("suggested.weak", {
    ...{ missed, of, level: t(`practice.levels.${level}`) },
    task: () => <span lang="en">{names(type)}</span>,
  });
}

/** A set to do next and why; `isFirst` where nothing on the screen comes before it. */
export function SuggestedSet({ suggestion, isFirst }: { suggestion: Suggestion; isFirst: boolean }) {
  const t = useTranslations("Learner.suggested");
  const { busy, error, start } = useStartSet();
  const { wish, type, reason } = suggestion;

  return (
    <section data-part="suggested" className="grid justify-items-start gap-2">
      <h3 className="text-sm font-semibold text-ink-soft">{t("title")}</h3>
      <p className="text-lg font-semibold">
        <SetTitle set={{ type, purpose: wish.purpose }} />
      </p>
      <p>
        <Reason reason={reason} />
      </p>
      {error ? <ErrorNote error={error} /> : null}
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          size="lg"
          variant={isFirst ? "primary" : "secondary"}
          busy={busy}
          onClick={() => void start(() => wish)}
        >
          {t("start")}
        </Button>
        <Link href="/practice" className="inline-flex min-h-11 items-center text-teal">
          {t("choose")}
        </Link>
      </div>
    </section>
  );
}
