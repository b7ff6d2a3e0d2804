"use client";

import { Flag, Scale } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, Suspense, useRef, useState } from "react";

import { type Report, type SetItem, useSetReports } from "@/components/learner/queries";
import { EditorWords } from "@/components/learner/reports/editor-words";
import { Button } from "@/components/ui/button";

const ReportDialog = lazy(async () => ({
  default: (await import("@/components/learner/reports/report-dialog")).ReportDialog,
}));

const kinds = [
  { kind: "wrong", Icon: Flag, open: "openWrong" },
  { kind: "should-count", Icon: Scale, open: "openShouldCount" },
] as const;

/** The steps whose answers have lost points, by their number. */
const lostSteps = ({ steps }: SetItem) =>
  steps.flatMap(({ step, result }) =>
    result?.outcome?.state === "scored" && result.outcome.earned < result.outcome.max ? [step] : [],
  );

function Standing({ report, open }: { report: Report; open: (typeof kinds)[number]["open"] }) {
  const t = useTranslations("Learner.reports");
  if (report.status === "open") return <p>{t(open)}</p>;
  return (
    <>
      <p>{t(report.status)}</p>
      {report.why ? <EditorWords>{report.why}</EditorWords> : null}
    </>
  );
}

/** What a learner can say about a question: that something is wrong in it, or that the answer should count. */
export function ItemReports({ setId, item }: { setId: string; item: SetItem }) {
  const t = useTranslations("Learner.reports");
  const { data: reports, mutate } = useSetReports(setId);
  const [asked, setAsked] = useState<Report["kind"] | null>(null);
  const standing = useRef<HTMLDivElement>(null);
  if (!reports) return null;

  const steps = { wrong: item.steps.map(({ step }) => step), "should-count": lostSteps(item) };
  const known = kinds.map((each) => ({
    ...each,
    report: reports.find(({ position, kind }) => position === item.position && kind === each.kind),
  }));

  function close(isSent: boolean) {
    setAsked(null);
    // The button that opened the dialog is gone: who cannot see it hears what stands in its place.
    if (isSent) window.setTimeout(() => standing.current?.focus());
  }

  return (
    <div className="grid gap-2 text-sm">
      <div className="-ms-3 flex flex-wrap gap-x-2 empty:hidden">
        {known.map(({ kind, Icon, report }) =>
          report || steps[kind].length === 0 ? null : (
            <Button key={kind} variant="quiet" size="sm" data-report={kind} onClick={() => setAsked(kind)}>
              <Icon aria-hidden size={18} strokeWidth={1.75} />
              {t(kind === "wrong" ? "wrong" : "shouldCount")}
            </Button>
          ),
        )}
      </div>
      <div ref={standing} tabIndex={-1} className="grid gap-2 text-ink-soft outline-none empty:hidden">
        {known.map(({ kind, report, open }) =>
          report ? (
            <div key={kind} data-reported={kind} className="grid gap-1">
              <Standing report={report} open={open} />
            </div>
          ) : null,
        )}
      </div>
      {asked ? (
        <Suspense>
          <ReportDialog
            place={{ setId, position: item.position }}
            kind={asked}
            steps={steps[asked]}
            total={item.steps.length}
            onSent={(report) => void mutate((all = []) => [report, ...all], { revalidate: false })}
            onClose={close}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
