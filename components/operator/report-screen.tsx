"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, Suspense } from "react";
import { Link } from "wouter";

import { Waiting } from "@/components/learner/error-note";
import { Loaded } from "@/components/learner/loaded";
import { ItemReview } from "@/components/learner/player/item-result";
import { DecisionForm } from "@/components/operator/decision-form";
import { type ReportFile, useReportFile } from "@/components/operator/queries";
import { StatusBadge } from "@/components/operator/reports-screen";
import { atTime, kindNames } from "@/components/operator/words";
import { Badge } from "@/components/ui/badge";
import { Card } from "@/components/ui/card";

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-2">
      <h2 className="text-lg">{title}</h2>
      {children}
    </section>
  );
}

/** Keys and answers as they are stored: every type has others. */
function Stored({ label, value }: { label: string; value: unknown }) {
  return (
    <div className="grid gap-1">
      <p className="text-sm text-ink-soft">{label}</p>
      <pre
        tabIndex={0}
        role="region"
        aria-label={label}
        className="font-mono max-h-72 overflow-auto rounded-card border border-line bg-sunken p-3 text-xs [overflow-wrap:anywhere] whitespace-pre-wrap"
      >
        {JSON.stringify(value, null, 2)}
      </pre>
    </div>
  );
}

function Facts({ file: { report, published, hold } }: { file: ReportFile }) {
  const isNewer = published !== null && published !== report.itemVersion;
  return (
    <div className="grid gap-1 text-sm text-ink-soft">
      <p>
        Question <span className="font-mono [overflow-wrap:anywhere]">{report.itemId}</span>, version{" "}
        {report.itemVersion}, reported {atTime(report.createdAt)}
      </p>
      {isNewer ? (
        <p className="font-semibold text-ochre">
          Version {published} is published now: what was wrong may be mended.
        </p>
      ) : null}
      {published === null && !hold ? <p>It is in no set to come: the bank has it no longer.</p> : null}
      {hold ? (
        <p className="font-semibold text-ochre">
          Held back since {atTime(hold.heldAt)} by {hold.heldBy}: {hold.why}
        </p>
      ) : null}
    </div>
  );
}

function Others({ others }: Pick<ReportFile, "others">) {
  if (others.length === 0) return <p className="text-ink-soft">None.</p>;
  return (
    <ul className="grid gap-2">
      {others.map(({ id, kind, note, status, createdAt }) => (
        <li key={id} className="grid gap-1 rounded-card border border-line bg-card px-4 py-3">
          <span className="flex flex-wrap items-center gap-2 text-sm">
            <Link href={`/reports/${id}`} className="inline-flex min-h-6 items-center text-teal">
              {kindNames[kind]}
            </Link>
            <StatusBadge status={status} />
            <span className="text-ink-soft tabular">{atTime(createdAt)}</span>
          </span>
          <span dir="auto" className="[overflow-wrap:anywhere]">
            {note || "No note"}
          </span>
        </li>
      ))}
    </ul>
  );
}

function File({ file }: { file: ReportFile }) {
  const names = useTranslations("Questions.names");
  const { report, item, keys, answer } = file;
  const own = keys.find(({ step }) => step === report.step);
  const rest = keys.filter(({ step }) => step !== report.step);

  return (
    <>
      <div className="grid gap-2">
        <Link href="/reports" className="inline-flex min-h-11 items-center justify-self-start text-teal">
          All reports
        </Link>
        <h1 className="flex flex-wrap items-center gap-3 text-2xl">
          {names(report.type)}
          <Badge tone={report.kind === "wrong" ? "red" : "violet"}>{kindNames[report.kind]}</Badge>
          <StatusBadge status={report.status} />
        </h1>
        <Facts file={file} />
      </div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <Part title="As the learner saw it">
          <Card>
            <Suspense fallback={<Waiting lines={4} />}>
              <div className="grid gap-5">
                <ItemReview item={item} />
              </div>
            </Suspense>
          </Card>
        </Part>
        <div className="grid gap-6">
          <Part title="What the learner says">
            <p dir="auto" data-note className="[overflow-wrap:anywhere] whitespace-pre-line">
              {report.note || "No note."}
            </p>
          </Part>
          <Part title="Decision">
            <DecisionForm file={file} />
          </Part>
          <Part title="Other reports of this question">
            <Others others={file.others} />
          </Part>
          <Part title="Answer and key">
            <Stored label={`The answer to step ${report.step + 1}`} value={answer} />
            {own ? <Stored label={`The key of step ${own.step + 1}`} value={own.key} /> : null}
            {rest.length > 0 ? (
              <details>
                <summary className="min-h-11 cursor-pointer py-2 text-teal">
                  The keys of the other steps
                </summary>
                <div className="grid gap-3">
                  {rest.map(({ step, kind, key }) => (
                    <Stored key={step} label={`Step ${step + 1}, ${kind}`} value={key} />
                  ))}
                </div>
              </details>
            ) : null}
          </Part>
        </div>
      </div>
    </>
  );
}

/** One report, with all that a decision needs. */
export function ReportScreen({ id }: { id: string }) {
  const file = useReportFile(id);
  return (
    <Loaded query={file} lines={6}>
      {(found) => <File file={found} />}
    </Loaded>
  );
}
