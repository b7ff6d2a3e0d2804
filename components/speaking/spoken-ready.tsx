"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";

import { ConsentLine } from "@/components/learner/consents/consent-line";
import { ErrorNote } from "@/components/learner/error-note";
import { MicrophoneCheck } from "@/components/recorder/microphone-check";
import { MicrophoneHelp } from "@/components/recorder/microphone-help";
import type { Microphone } from "@/components/speaking/use-microphone";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

type SpokenReadyProps = {
  /** What comes, one line each. */
  steps: readonly string[];
  microphone: Microphone;
  /** Something was begun before. */
  begun: { text: string; onAnew: () => void } | null;
  onStart: () => void;
  onSkip: (() => void) | null;
};

/** Before the clock: what comes, whether the microphone hears, and the way in. */
export function SpokenReady({ steps, microphone, begun, onStart, onSkip }: SpokenReadyProps) {
  const t = useTranslations("Speaking");
  const recorders = useTranslations("Questions.recorder");
  const { mayRecord, open, fault, isOpening, error } = microphone;
  const button = useRef<HTMLButtonElement>(null);
  // On a phone the picture above stays in sight.
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const start = async () => {
    if (await open()) onStart();
  };

  return (
    <div className="grid gap-4">
      <Card className="grid justify-items-start gap-4" data-part="ready">
        <p className="text-lg font-semibold">{begun ? begun.text : t("ready")}</p>
        <ol className="grid gap-1">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <p className="max-w-text text-ink-soft">{t("kept")}</p>
        <div className="flex flex-wrap gap-3">
          <Button ref={button} size="lg" data-start busy={isOpening} onClick={() => void start()}>
            {t(begun ? "goOn" : "start")}
          </Button>
          {begun ? (
            <Button size="lg" variant="quiet" disabled={isOpening} onClick={begun.onAnew}>
              {t("anew")}
            </Button>
          ) : null}
        </div>
        {error ? <ErrorNote error={error} /> : null}
      </Card>
      {fault ? <MicrophoneHelp fault={fault} onRetry={() => void start()} /> : null}
      <MicrophoneCheck mayRecord={mayRecord} />
      <div className="flex flex-wrap items-center justify-between gap-3 text-sm text-ink-soft">
        <p className="max-w-text grow basis-64">{t("private")}</p>
        {onSkip ? (
          <Button data-skip size="sm" variant="quiet" onClick={onSkip}>
            {recorders("skip")}
          </Button>
        ) : null}
      </div>
      <div className="text-sm text-ink-soft empty:hidden">
        <ConsentLine kind="recording" />
      </div>
    </div>
  );
}
