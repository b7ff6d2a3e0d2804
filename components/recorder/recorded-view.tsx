"use client";

import { Play, RotateCcw, Send, Square } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";

import { LostNote } from "@/components/recorder/lost-note";
import { SendingView } from "@/components/recorder/sending-view";
import { UnkeptNote } from "@/components/recorder/unkept-note";
import { usePlayback } from "@/components/recorder/use-playback";
import type { RecordedTake } from "@/components/recorder/use-recorder";
import type { Sending } from "@/components/recorder/use-sending";
import { Button } from "@/components/ui/button";

type RecordedViewProps = {
  take: RecordedTake;
  isKept: boolean;
  sending: Sending;
  disabled: boolean;
  /** What sending it leads to. */
  label: string;
  onAgain: () => void;
  onSend: () => void;
};

/** What was recorded, before it goes: heard, recorded again, or sent. */
export function RecordedView(props: RecordedViewProps) {
  const { take, isKept, sending, disabled, label, onAgain, onSend } = props;
  const t = useTranslations("Questions.recorder");
  const format = useFormatter();
  const { isPlaying, toggle } = usePlayback(take.file);
  const isSending = sending.name === "sending";
  const seconds = format.number(take.seconds, { maximumFractionDigits: 0 });
  const Icon = isPlaying ? Square : Play;

  return (
    <div className="grid gap-4">
      <p role="status">{t(take.isRestored ? "restored" : "recorded", { seconds })}</p>
      {take.isLost ? <LostNote /> : null}
      {take.fault && !(take.isLost && take.fault === "faded") ? (
        <p role="alert" className="rounded-card bg-mark-soft px-4 py-3">
          {t(`levels.${take.fault}`)}
        </p>
      ) : null}
      {isKept ? null : <UnkeptNote />}
      <SendingView sending={sending} />
      <div className="flex flex-wrap items-center gap-3">
        <Button size="lg" data-send busy={isSending} disabled={disabled} onClick={onSend}>
          <Send aria-hidden size={20} strokeWidth={1.75} />
          {label}
        </Button>
        <Button size="lg" variant="secondary" disabled={isSending} onClick={toggle}>
          <Icon aria-hidden size={20} strokeWidth={1.75} />
          {t(isPlaying ? "stopListening" : "listen")}
        </Button>
        <Button size="lg" variant="quiet" disabled={isSending || disabled} onClick={onAgain}>
          <RotateCcw aria-hidden size={20} strokeWidth={1.75} />
          {t("again")}
        </Button>
      </div>
    </div>
  );
}
