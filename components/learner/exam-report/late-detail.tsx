"use client";

import { Suspense, useId } from "react";

import { OwnPlayback } from "@/components/learner/corrections/speaking/own-playback";
import { Waiting } from "@/components/learner/error-note";
import { useReportText } from "@/components/learner/exam-report/report-text";
import type { Study } from "@/components/learner/exam-report/report-queries";
import { ItemReview } from "@/components/learner/player/item-result";
import { Badge } from "@/components/ui/badge";

type Late = Study["details"][number]["late"];

/** What came after the time was over: kept, beside the key, and without a score. */
export function LateDetail({ late: { items, parts } }: { late: Late }) {
  const { t } = useReportText();
  if (items.length + parts.length === 0) return null;
  return (
    <section data-late className="grid gap-4 border-s-4 border-line ps-4">
      <h3 className="justify-self-start">
        <Badge tone="ochre">{t("answers.marks.late")}</Badge>
      </h3>
      <p className="max-w-text text-sm text-ink-soft">{t("answers.lateText")}</p>
      {items.length > 0 ? (
        <Suspense fallback={<Waiting lines={2} />}>
          <ul className="grid gap-4">
            {items.map(({ view }) => (
              <li key={view.position} className="grid gap-4">
                <ItemReview item={view} />
              </li>
            ))}
          </ul>
        </Suspense>
      ) : null}
      {parts.map(({ at, text, recording }) =>
        recording ? (
          <LateRecording key={at} id={recording.id} />
        ) : (
          <p key={at} lang="en" translate="no" className="max-w-text font-serif text-lg whitespace-pre-wrap">
            {text}
          </p>
        ),
      )}
    </section>
  );
}

function LateRecording({ id }: { id: string }) {
  const { t } = useReportText();
  const said = useId();
  return (
    <div className="grid gap-3">
      <p id={said}>{t("answers.lateRecording")}</p>
      <OwnPlayback upload={id} labelledBy={said} gone={t("answers.lateGone")} />
    </div>
  );
}
