"use client";

import { ChevronRight } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import { Fragment } from "react";
import { Link } from "wouter";

import { correctionPath, writtenTask } from "@/components/learner/corrections/correction-paths";
import type { CorrectionSummary } from "@/components/learner/corrections/corrections-queries";
import { stepsOf } from "@/components/learner/corrections/result/score-step";
import { TaskName } from "@/components/learner/corrections/task-name";
import { Badge } from "@/components/ui/badge";

/** The score, or what there is instead of one. */
function Outcome({ correction: { state, status, overall, cefr } }: { correction: CorrectionSummary }) {
  const t = useTranslations("Corrections");
  const format = useFormatter();
  if (state !== "done")
    return <Badge tone={state === "failed" ? "red" : "neutral"}>{t(`states.${state}`)}</Badge>;
  if (!overall || status === "unscorable") return <Badge>{t("verdict.unscorable")}</Badge>;
  return (
    <Badge tone="mark">
      {format.number(stepsOf(overall).det)}
      {cefr ? ` · ${cefr}` : null}
    </Badge>
  );
}

/** A text that was handed in: what it was, when, and what came of it. */
export function CorrectionRow({ correction }: { correction: CorrectionSummary }) {
  const t = useTranslations("Corrections.list");
  const format = useFormatter();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const { id, task, title, createdAt, words, edits, state, status, revises } = correction;
  const facts = [
    format.dateTime(new Date(createdAt), { dateStyle: "medium", timeZone }),
    ...(words > 0 || writtenTask(task) ? [t("words", { count: words })] : []),
    ...(state === "done" && status !== "unscorable" ? [t("mistakes", { count: edits })] : []),
    ...(revises ? [t("revision")] : []),
  ];

  return (
    <li className="relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 px-4 py-3 hover:bg-sunken sm:px-5">
      <div className="grid min-w-0 gap-0.5">
        <Link
          href={correctionPath(id)}
          className="min-w-0 truncate font-semibold text-ink no-underline after:absolute after:inset-0"
        >
          <TaskName task={task} />
        </Link>
        <p lang="en" className="truncate text-ink-soft">
          {title}
        </p>
        <p className="text-sm text-ink-soft tabular">
          {facts.map((fact, index) => (
            <Fragment key={index}>
              {index > 0 ? " · " : null}
              <span className="whitespace-nowrap">{fact}</span>
            </Fragment>
          ))}
        </p>
      </div>
      <span className="flex items-center gap-2">
        <Outcome correction={correction} />
        <ChevronRight aria-hidden size={20} strokeWidth={1.75} className="text-ink-soft" />
      </span>
    </li>
  );
}
