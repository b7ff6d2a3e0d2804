"use client";

import { MicOff } from "lucide-react";
import { useTranslations } from "next-intl";

import type { MicrophoneFault } from "@/components/recorder/open-microphone";
import { Button } from "@/components/ui/button";

type HelpProps = {
  fault: MicrophoneFault | "lost";
  onRetry: () => void;
  /** Back to what was recorded before; null where nothing was. */
  onKeep?: (() => void) | null;
};

/** What to do about a microphone that gives no sound. */
export function MicrophoneHelp({ fault, onRetry, onKeep = null }: HelpProps) {
  const t = useTranslations("Questions.recorder");
  return (
    <div role="alert" className="grid justify-items-start gap-3 rounded-card bg-mark-soft p-4">
      <p className="inline-flex items-center gap-2 font-semibold">
        <MicOff aria-hidden size={20} strokeWidth={1.75} />
        {t(`faults.${fault}.title`)}
      </p>
      <p>{t(`faults.${fault}.text`)}</p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={onRetry}>
          {t("retry")}
        </Button>
        {onKeep ? (
          <Button variant="secondary" data-keep onClick={onKeep}>
            {t("keepTake")}
          </Button>
        ) : null}
      </div>
    </div>
  );
}
