"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";

import type { SampleViewProps } from "@/components/learner/corrections/samples/sample-view";
import { Waiting } from "@/components/learner/error-note";
import { Button } from "@/components/ui/button";
import { sampledAs } from "@/lib/content/samples/sampled-as";

/** Loaded when somebody asks, and with it the answers of the task. */
const SampleView = lazy(async () => ({ default: (await import("./sample-view")).SampleView }));

/** Answers of four levels to compare one's own with, where the task has some. */
export function SampleAnswers(props: SampleViewProps) {
  const t = useTranslations("Corrections.samples");
  const [isOpen, setIsOpen] = useState(false);
  if (!sampledAs[props.task]) return null;

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
          <SampleView {...props} />
        </Suspense>
      ) : (
        <Button variant="secondary" onClick={() => setIsOpen(true)}>
          {t("show")}
        </Button>
      )}
    </section>
  );
}
