"use client";

import { useTranslations } from "next-intl";
import { useLocation } from "wouter";

import {
  promptPath,
  spokenTask,
  taskPath,
  writtenTask,
} from "@/components/learner/corrections/correction-paths";
import type { Correction } from "@/components/learner/corrections/corrections-queries";
import { newDraft } from "@/components/learner/corrections/editor/choose-draft";
import { keepDraft } from "@/components/learner/corrections/editor/kept-draft";
import { ChargeLine } from "@/components/learner/corrections/result/charge-line";
import { HandInAgain } from "@/components/learner/corrections/speaking/hand-in-again";
import { correctionsPath } from "@/components/learner/learner-path";
import { useSession } from "@/components/learner/use-session";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

/** Puts the text back where it was written; the way there. */
function useWriteAgain({ task, prompt, parts }: Correction) {
  const session = useSession();
  const written = writtenTask(task);
  return () => {
    if (!written || (prompt === null && parts.length > 1)) return correctionsPath;
    const texts = parts.map(({ text }) => text ?? "");
    const place = { userId: session?.userId ?? null, task: written, prompt: prompt ?? "", revises: null };
    keepDraft(place, { ...newDraft(texts, crypto.randomUUID()), part: 0, isAhead: true });
    return prompt === null ? taskPath(written) : promptPath(written, prompt);
  };
}

/** It could not be corrected: whose fault that is, what came back, and the text, which is kept. */
export function FailedCard({ correction }: { correction: Correction }) {
  const t = useTranslations("Corrections.failed");
  const [, navigate] = useLocation();
  const writeAgain = useWriteAgain(correction);
  const { failure, charge, parts } = correction;
  const spoken = spokenTask(correction.task);
  return (
    <>
      <Card tone="mark" role="alert" className="grid justify-items-start gap-3" data-part="failed">
        <h2 className="text-xl">{t("title")}</h2>
        <p className="max-w-text">{t(`why.${failure ?? "faults"}`)}</p>
        <ChargeLine charge={charge} />
        {spoken ? (
          <HandInAgain task={spoken} correction={correction} />
        ) : (
          <Button onClick={() => navigate(writeAgain())}>{t("again")}</Button>
        )}
      </Card>
      <Card className={spoken ? "hidden" : "grid gap-4"}>
        {parts.map(({ text }, part) => (
          <p
            key={part}
            lang="en"
            className="font-serif text-passage wrap-anywhere whitespace-pre-wrap empty:hidden"
          >
            {text}
          </p>
        ))}
      </Card>
    </>
  );
}
