"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";
import { Link } from "wouter";

import { Loaded } from "@/components/learner/loaded";
import { Pager } from "@/components/operator/pager";
import { type QueueEntry, useQueue } from "@/components/operator/queries";
import { atTime, kindNames, statusNames } from "@/components/operator/words";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { EmptyState } from "@/components/ui/empty-state";

const tones = { open: "mark", accepted: "green", declined: "neutral" } as const;

export function StatusBadge({ status }: Pick<QueueEntry, "status">) {
  return <Badge tone={tones[status]}>{statusNames[status]}</Badge>;
}

function Entry({ entry }: { entry: QueueEntry }) {
  const names = useTranslations("Questions.names");
  const { id, kind, type, note, others, status, createdAt } = entry;
  return (
    <li>
      <Link
        href={`/reports/${id}`}
        data-entry={status}
        className="grid gap-1 px-4 py-3 text-ink no-underline hover:bg-teal-soft"
      >
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-semibold">{names(type)}</span>
          <Badge tone={kind === "wrong" ? "red" : "violet"}>{kindNames[kind]}</Badge>
          {status === "open" ? null : <StatusBadge status={status} />}
          {others > 0 ? (
            <span className="text-sm text-ink-soft">and {others} more of this question</span>
          ) : null}
          <span className="ms-auto text-sm text-ink-soft tabular">{atTime(createdAt)}</span>
        </span>
        <span dir="auto" className="line-clamp-2 [overflow-wrap:anywhere] text-ink-soft">
          {note || "No note"}
        </span>
      </Link>
    </li>
  );
}

const states = [
  { state: "open", name: "Open" },
  { state: "decided", name: "Decided" },
] as const;

/** What learners reported: what waits, the oldest first, and what was decided. */
export function ReportsScreen() {
  const [{ state, page }, setPlace] = useState<{ state: "open" | "decided"; page: number }>({
    state: "open",
    page: 1,
  });
  const queue = useQueue(state, page);

  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl">Reports</h1>
        <div role="group" aria-label="Which reports" className="flex gap-2">
          {states.map((each) => (
            <Button
              key={each.state}
              size="sm"
              variant={state === each.state ? "primary" : "secondary"}
              aria-pressed={state === each.state}
              onClick={() => setPlace({ state: each.state, page: 1 })}
            >
              {each.name}
            </Button>
          ))}
        </div>
      </div>
      <Loaded query={queue} lines={5}>
        {({ reports, total, size }) =>
          reports.length === 0 ? (
            <EmptyState
              title={state === "open" ? "Nothing waits" : "Nothing has been decided yet"}
              text="What learners report in a review comes here."
            />
          ) : (
            <>
              <p className="text-ink-soft tabular">
                {total} {total === 1 ? "report" : "reports"}
              </p>
              <ul className="grid divide-y divide-line rounded-card border border-line bg-card">
                {reports.map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              </ul>
              <Pager page={page} size={size} total={total} onTurn={(to) => setPlace({ state, page: to })} />
            </>
          )
        }
      </Loaded>
    </>
  );
}
