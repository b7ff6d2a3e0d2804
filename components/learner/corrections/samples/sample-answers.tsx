"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";

import { Waiting } from "@/components/learner/error-note";
import { Button } from "@/components/ui/button";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";

/** Loaded when somebody asks, and with it the answers of the task. */
const SampleView = lazy(async () => ({ default: (await import("./sample-view")).SampleView }));

type SampleAnswersProps = { task: CorrectedTask; prompt: string | null; text: string };

/** Answers of four levels to compare one's own with. */
export function SampleAnswers({ task, prompt, text }: SampleAnswersProps) {
  const t = useTranslations("Corrections.samples");
  const [isOpen, setIsOpen] = useState(false);

  return (
    <section className="grid justify-items-start gap-4" aria-labelledby="samples" data-part="samples">
      <div className="grid gap-1">
        <h2 id="samples" className="text-xl">
          {t("title")}
        </h2>
        <p className="max-w-text text-ink-soft">{t("text")}</p>
      </div>
      {isOpen ? (
        <Suspense fallback={<Waiting lines={3} />}>
          <SampleView task={task} prompt={prompt} text={text} />
        </Suspense>
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t("show")}
        </Button>
      )}
    </section>
  );
}
