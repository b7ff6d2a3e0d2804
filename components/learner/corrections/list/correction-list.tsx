"use client";

import { useTranslations } from "next-intl";
import { useDeferredValue, useState } from "react";
import { Link } from "wouter";

import { useCorrections } from "@/components/learner/corrections/corrections-queries";
import { CorrectionRow } from "@/components/learner/corrections/list/correction-row";
import { ExportLink } from "@/components/learner/corrections/list/export-link";
import { useTaskName } from "@/components/learner/corrections/task-name";
import { mistakesPath } from "@/components/learner/learner-path";
import { Loaded } from "@/components/learner/loaded";
import { Button, buttonClass } from "@/components/ui/button";
import { Field, inputClass } from "@/components/ui/field";
import { type CorrectedTask, correctedTasks } from "@/lib/core/corrected-tasks";

type FilterProps = { task: CorrectedTask | null; onChange: (task: CorrectedTask | null) => void };

function TaskFilter({ task, onChange }: FilterProps) {
  const t = useTranslations("Corrections.list");
  const name = useTaskName();
  return (
    <label className="grid gap-1.5">
      <span className="text-sm font-semibold">{t("task")}</span>
      <select
        name="task"
        value={task ?? ""}
        onChange={(event) => onChange(correctedTasks.find((each) => each === event.target.value) ?? null)}
        className={`${inputClass} max-w-xs`}
      >
        <option value="">{t("allTasks")}</option>
        {correctedTasks.map((each) => (
          <option key={each} value={each}>
            {name(each)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** What was handed in, the newest first, with a search through the texts. */
export function CorrectionHistory() {
  const t = useTranslations("Corrections.list");
  const [typed, setTyped] = useState("");
  const [task, setTask] = useState<CorrectedTask | null>(null);
  const [pages, setPages] = useState(1);
  const search = useDeferredValue(typed.trim());
  const isFiltered = search !== "" || task !== null;
  const query = useCorrections({ search, task, pages });

  return (
    <section className="grid gap-4" aria-labelledby="corrections" data-part="history">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="corrections" className="text-xl">
          {t("title")}
        </h2>
        <span className="flex flex-wrap gap-3">
          <Link href={mistakesPath} className={buttonClass({ variant: "secondary", size: "sm" })}>
            {t("myMistakes")}
          </Link>
          <ExportLink />
        </span>
      </div>
      <div className="grid gap-4 sm:grid-cols-[minmax(0,1fr)_auto]">
        <Field
          label={t("search")}
          type="search"
          name="search"
          lang="en"
          autoComplete="off"
          spellCheck={false}
          maxLength={80}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setPages(1);
          }}
        />
        <TaskFilter
          task={task}
          onChange={(next) => {
            setTask(next);
            setPages(1);
          }}
        />
      </div>
      <Loaded query={query} lines={3}>
        {({ corrections, hasMore }) =>
          corrections.length === 0 ? (
            <p role="status" className="text-ink-soft">
              {t(isFiltered ? "noneFound" : "none")}
            </p>
          ) : (
            <>
              <ul className="grid divide-y divide-line rounded-card border border-line bg-card">
                {corrections.map((correction) => (
                  <CorrectionRow key={correction.id} correction={correction} />
                ))}
              </ul>
              {hasMore ? (
                <Button
                  variant="secondary"
                  className="justify-self-start"
                  onClick={() => setPages(pages + 1)}
                >
                  {t("older")}
                </Button>
              ) : null}
            </>
          )
        }
      </Loaded>
    </section>
  );
}
