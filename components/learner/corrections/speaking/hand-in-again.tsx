"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import { ConsentDialog } from "@/components/learner/consents/consent-dialog";
import type { Correction } from "@/components/learner/corrections/corrections-queries";
import { HandInNote } from "@/components/learner/corrections/editor/hand-in-note";
import { useHandIn } from "@/components/learner/corrections/editor/use-hand-in";
import { Button } from "@/components/ui/button";
import type { SpeakingTask } from "@/lib/core/corrected-tasks";

/** What failed on our side is handed in once more as it was recorded: nobody speaks twice for it. */
export function HandInAgain({ task, correction }: { task: SpeakingTask; correction: Correction }) {
  const t = useTranslations("Corrections.failed");
  const [key] = useState(() => crypto.randomUUID());
  const { busy, error, asks, send, decided, giveUp } = useHandIn(() => undefined, { kind: "hosted-speech" });
  const { prompt, revises, parts, asked, isTimed, millis } = correction;

  function again() {
    const isConversation = asked.parts.length > 1;
    void send({
      ...{ key, task, prompt, revises, isTimed, millis, asked: null },
      parts: parts.flatMap(({ recording }, part) => {
        const asks = isConversation ? asked.parts[part] : undefined;
        return recording ? [{ recording: recording.id, ...(asks !== undefined && { asks }) }] : [];
      }),
    });
  }

  return (
    <>
      <Button data-hand-in busy={busy} onClick={again}>
        {t("handInAgain")}
      </Button>
      <HandInNote error={error} />
      {asks ? <ConsentDialog consent={asks} onDecided={decided} onClose={giveUp} /> : null}
    </>
  );
}
