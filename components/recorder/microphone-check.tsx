"use client";

import { Mic } from "lucide-react";
import { useTranslations } from "next-intl";

import { LevelMeter } from "@/components/recorder/level-meter";
import { MicrophoneHelp } from "@/components/recorder/microphone-help";
import { PlaybackButton } from "@/components/recorder/playback-button";
import { useRecorder } from "@/components/recorder/use-recorder";
import { Button } from "@/components/ui/button";

const checkSeconds = 3;

/** Three seconds to try the microphone and hear oneself; nothing of it is kept or sent. */
export function MicrophoneCheck({ mayRecord }: { mayRecord: () => Promise<boolean> }) {
  const t = useTranslations("Questions.recorder");
  const { state, levels, start } = useRecorder({ storeKey: null, mostSeconds: checkSeconds, mayRecord });
  const take = state.name === "recorded" ? state.take : null;
  const isBusy = state.name === "recording" || state.name === "opening";

  return (
    <details className="rounded-card border border-line px-4 py-2">
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{t("check.title")}</summary>
      <div className="grid gap-3 pt-1 pb-3">
        <p className="text-ink-soft">{t("check.text")}</p>
        <LevelMeter level={isBusy ? levels.at(-1) : undefined} label={t("level")} />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" busy={isBusy} onClick={() => void start()}>
            <Mic aria-hidden size={20} strokeWidth={1.75} />
            {t("check.begin")}
          </Button>
          {take ? <PlaybackButton file={take.file} /> : null}
        </div>
        {state.name === "blocked" ? (
          <MicrophoneHelp fault={state.fault} onRetry={() => void start()} />
        ) : (
          <p role="status" className="text-sm empty:hidden">
            {take ? t(take.fault ? `levels.${take.fault}` : "check.good") : null}
          </p>
        )}
      </div>
    </details>
  );
}
