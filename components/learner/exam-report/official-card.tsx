"use client";

import { type FormEvent, useId } from "react";
import { useSWRConfig } from "swr";

import { SentNote } from "@/components/learner/account/section-card";
import { useSend } from "@/components/learner/account/use-send";
import { ReportCard } from "@/components/learner/exam-report/report-card";
import {
  deleteOfficialResult,
  enterOfficialResult,
  useOfficialResults,
} from "@/components/learner/exam-report/report-queries";
import { useReportText } from "@/components/learner/exam-report/report-text";
import { named } from "@/components/learner/queries";
import { useSession } from "@/components/learner/use-session";
import { Button } from "@/components/ui/button";
import { Field, inputClass } from "@/components/ui/field";
import { scores } from "@/lib/core/score-scale";

function useResults() {
  const { mutate } = useSWRConfig();
  const { busy, error, send } = useSend();
  const change = (work: () => Promise<unknown>) =>
    send(async () => {
      await work();
      await mutate(named("official-results"));
    });
  return { busy, error, change };
}

function Known() {
  const { t, date } = useReportText();
  const { data: results = [] } = useOfficialResults();
  const { busy, error, change } = useResults();
  return (
    <>
      <ul className="grid divide-y divide-line empty:hidden">
        {results.map(({ id, overall, takenOn }) => (
          <li key={id} data-official className="flex flex-wrap items-center justify-between gap-3 py-2">
            {t("official.saved", { score: overall, date: date(takenOn) })}
            <Button
              variant="quiet"
              size="sm"
              busy={busy}
              onClick={() => void change(() => deleteOfficialResult(id))}
            >
              {t("official.delete")}
            </Button>
          </li>
        ))}
      </ul>
      <SentNote error={error} />
    </>
  );
}

/** What somebody got in the real test, if they want to tell. */
export function OfficialCard() {
  const { t, number } = useReportText();
  const session = useSession();
  const { busy, error, change } = useResults();
  const id = useId();
  if (!session || session.temp) return null;

  function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const given = new FormData(form);
    const result = { overall: Number(given.get("overall")), takenOn: String(given.get("takenOn")) };
    void change(() => enterOfficialResult(result)).then((isSaved) => isSaved && form.reset());
  }

  return (
    <div className="print:hidden">
      <ReportCard part="official" title={t("official.title")} text={t("official.text")}>
        <Known />
        <form onSubmit={save} className="grid max-w-narrow gap-4">
          <div className="grid gap-1.5">
            <label htmlFor={id} className="text-sm font-semibold">
              {t("official.score")}
            </label>
            <select id={id} name="overall" required defaultValue="" className={inputClass}>
              <option value="" disabled hidden />
              {scores.map((score) => (
                <option key={score} value={score}>
                  {number(score)}
                </option>
              ))}
            </select>
          </div>
          <Field type="date" name="takenOn" required label={t("official.date")} />
          <label className="flex cursor-pointer items-start gap-3">
            <input type="checkbox" name="agrees" required className="mt-1 size-5 shrink-0 accent-teal" />
            {t("official.agree")}
          </label>
          <Button type="submit" variant="secondary" busy={busy} className="justify-self-start">
            {t("official.save")}
          </Button>
          <SentNote error={error} />
        </form>
      </ReportCard>
    </div>
  );
}
