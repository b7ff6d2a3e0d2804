"use client";

import { useId, useState } from "react";

import { useSend } from "@/components/learner/account/use-send";
import { useErrorText } from "@/components/learner/use-error-text";
import { type ReportFile, readAgain } from "@/components/operator/queries";
import { atTime, statusNames } from "@/components/operator/words";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { TextArea } from "@/components/ui/field";
import { Form, textIn } from "@/components/ui/form";
import { apiClient } from "@/lib/api/client/api-client";
import { noteLength } from "@/lib/core/report-note";

type Choice = "accept" | "decline";
type TickProps = { name: string; label: string; hint?: string };

function Tick({ name, label, hint }: TickProps) {
  return (
    <label className="flex min-h-11 items-start gap-3 py-1.5">
      <input type="checkbox" name={name} className="mt-1 size-5 accent-teal" />
      <span>
        {label}
        {hint ? <span className="block text-sm text-ink-soft">{hint}</span> : null}
      </span>
    </label>
  );
}

/** What can follow from accepting a report. */
function Consequences({ file: { report, outcome, same, published } }: { file: ReportFile }) {
  const hasLost = outcome.state === "scored" && outcome.earned < outcome.max;
  return (
    <div className="grid">
      {report.kind === "wrong" && hasLost ? (
        <Tick name="mends" label="The answer counts in full" hint="The learner's score is mended." />
      ) : null}
      {hasLost && same > 0 ? (
        <Tick
          name="same"
          label={`The same answer of ${same} other ${same === 1 ? "attempt" : "attempts"} counts, too`}
          hint="To this version of the question. Case and punctuation do not matter."
        />
      ) : null}
      {published === null ? null : (
        <Tick
          name="holds"
          label="Hold the question back"
          hint="It leaves all sets to come, also when a bank is loaded again."
        />
      )}
    </div>
  );
}

function Reason() {
  const id = useId();
  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        Reason, in English
      </label>
      <p id={`${id}-hint`} className="text-sm text-ink-soft">
        The learner reads it as you write it, and it stands in the log.
      </p>
      <TextArea
        id={id}
        name="why"
        lang="en"
        required
        maxLength={noteLength}
        aria-describedby={`${id}-hint`}
      />
    </div>
  );
}

function Decided({ report }: Pick<ReportFile, "report">) {
  return (
    <Card tone="sunken" className="grid gap-1" data-decided={report.status}>
      <p role="status">
        <strong>{statusNames[report.status]}</strong>
        {report.decidedAt ? ` on ${atTime(report.decidedAt)} by ${report.decidedBy}` : null}
      </p>
      <p className="[overflow-wrap:anywhere] whitespace-pre-line">{report.why}</p>
    </Card>
  );
}

const choices = [
  { choice: "accept", name: "Accept" },
  { choice: "decline", name: "Decline" },
] as const;

const sendNames = {
  accept: "Accept and tell the learner",
  decline: "Decline and tell the learner",
} as const;

/** Accepts or declines, with the reason that the learner reads; afterwards what was decided. */
export function DecisionForm({ file }: { file: ReportFile }) {
  const errorText = useErrorText();
  const { busy, error, send } = useSend();
  const [choice, setChoice] = useState<Choice | null>(null);
  const { report } = file;
  if (report.status !== "open") return <Decided report={report} />;

  function decide(fields: FormData) {
    const isOn = (name: string) => choice === "accept" && fields.get(name) === "on";
    const json = {
      accepts: choice === "accept",
      why: textIn(fields, "why"),
      ...{ mends: isOn("mends"), same: isOn("same"), holds: isOn("holds") },
    };
    void send(async () => {
      await apiClient.operator.reports[":id"].decision.$post({ param: { id: report.id }, json });
      await readAgain();
    });
  }

  return (
    <Form onSubmit={decide} className="grid gap-4">
      <fieldset className="flex flex-wrap gap-x-6">
        <legend className="sr-only">Decision</legend>
        {choices.map((each) => (
          <label key={each.choice} className="inline-flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name="choice"
              value={each.choice}
              checked={choice === each.choice}
              onChange={() => setChoice(each.choice)}
              className="size-5 accent-teal"
            />
            {each.name}
          </label>
        ))}
      </fieldset>
      {choice === "accept" ? <Consequences file={file} /> : null}
      <Reason />
      <p role="alert" className="text-sm font-medium text-red empty:hidden">
        {error ? errorText(error) : null}
      </p>
      <Button type="submit" busy={busy} disabled={choice === null} className="justify-self-start">
        {choice === null ? "Decide" : sendNames[choice]}
      </Button>
    </Form>
  );
}
