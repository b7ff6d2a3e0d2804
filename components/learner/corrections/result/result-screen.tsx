"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Link } from "wouter";

import { AskedText } from "@/components/learner/corrections/asked-text";
import { spokenTask } from "@/components/learner/corrections/correction-paths";
import { type Correction, useCorrection } from "@/components/learner/corrections/corrections-queries";
import { NoCorrection } from "@/components/learner/corrections/result/no-correction";
import { FailedCard } from "@/components/learner/corrections/result/failed-card";
import { ResultView } from "@/components/learner/corrections/result/result-view";
import { WaitingCard } from "@/components/learner/corrections/result/waiting-card";
import { SpokenResult } from "@/components/learner/corrections/speaking/spoken-result";
import { TaskName, useTaskName } from "@/components/learner/corrections/task-name";
import { correctionsPath } from "@/components/learner/learner-path";
import { ErrorNote, Waiting } from "@/components/learner/error-note";
import { useScreenTitle } from "@/components/learner/use-screen";
import { OpeningSign } from "@/components/ui/opening-sign";
import { toApiError } from "@/lib/api/client/api-error";

/** What was asked, folded: the result comes first. */
function AskedFold({ asked: { parts, points, picture } }: Pick<Correction, "asked">) {
  const t = useTranslations("Corrections.result");
  if (parts.every((part) => part === "") && picture === null) return null;
  const [first = "", ...further] = parts;
  return (
    <details className="group rounded-card border border-line bg-card print:hidden" data-part="asked">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-x-4 px-5 font-semibold [&::-webkit-details-marker]:hidden">
        {t("asked")}
        <OpeningSign />
      </summary>
      <div className="grid max-w-text gap-4 px-5 pb-5">
        <AskedText asks={first} points={points} picture={picture} />
        {further.map((part) => (
          <AskedText key={part} asks={part} />
        ))}
      </div>
    </details>
  );
}

function Heading({ correction: { task, createdAt, words } }: { correction: Correction }) {
  const t = useTranslations("Corrections");
  const format = useFormatter();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const date = format.dateTime(new Date(createdAt), { dateStyle: "long", timeStyle: "short", timeZone });
  return (
    <div className="grid gap-1">
      <Link
        href={correctionsPath}
        className="inline-flex min-h-11 items-center justify-self-start text-teal underline underline-offset-4 print:hidden"
      >
        {t("result.back")}
      </Link>
      <h1 className="text-2xl">
        <TaskName task={task} />
      </h1>
      <p className="text-sm text-ink-soft tabular">
        {date}
        {words > 0 || !spokenTask(task) ? ` · ${t("list.words", { count: words })}` : null}
      </p>
    </div>
  );
}

function State({ correction }: { correction: Correction }) {
  if (correction.state === "failed") return <FailedCard correction={correction} />;
  if (correction.state !== "done" || !correction.result) return <WaitingCard correction={correction} />;
  if (spokenTask(correction.task))
    return <SpokenResult key={correction.id} correction={correction} result={correction.result} />;
  return <ResultView key={correction.id} correction={correction} result={correction.result} />;
}

function Known({ correction }: { correction: Correction }) {
  const name = useTaskName();
  useScreenTitle(name(correction.task));
  return (
    <>
      <Heading correction={correction} />
      <State correction={correction} />
      <AskedFold asked={correction.asked} />
    </>
  );
}

/** A text that was handed in: on its way, failed, or its result. */
export function ResultScreen({ id }: { id: string }) {
  const { data, error, isLoading, mutate } = useCorrection(id);
  if (data) return <Known correction={data} />;
  if (isLoading) return <Waiting lines={5} />;
  if (!error || toApiError(error).status === 404) return <NoCorrection />;
  return <ErrorNote error={error} onRetry={() => void mutate()} />;
}
