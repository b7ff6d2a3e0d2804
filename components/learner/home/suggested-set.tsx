"use client";

import { useTranslations } from "next-intl";
import { Link } from "wouter";

import { ErrorNote } from "@/components/learner/error-note";
import { EntryReason, EntryTitle } from "@/components/learner/path/entry-text";
import type { PathEntry } from "@/components/learner/queries";
import { useStartSet } from "@/components/learner/use-start-set";
import { Button } from "@/components/ui/button";

export type SetEntry = Extract<PathEntry, { kind: "practice" | "weak" }>;

/** The set of this week's path to do next, and why; `isFirst` where nothing on the screen comes before it. */
export function SuggestedSet({ entry, isFirst }: { entry: SetEntry; isFirst: boolean }) {
  const t = useTranslations("Learner.suggested");
  const { busy, error, start } = useStartSet();

  return (
    <section data-part="suggested" className="grid justify-items-start gap-2">
      <h3 className="text-sm font-semibold text-ink-soft">{t("title")}</h3>
      <p className="text-lg font-semibold">
        <EntryTitle entry={entry} />
      </p>
      <p>
        <EntryReason entry={entry} />
      </p>
      {error ? <ErrorNote error={error} /> : null}
      <div className="mt-1 flex flex-wrap items-center gap-x-5 gap-y-2">
        <Button
          size="lg"
          variant={isFirst ? "primary" : "secondary"}
          busy={busy}
          onClick={() => void start(() => entry.wish)}
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
