"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";

import { ConsentDialog } from "@/components/learner/consents/consent-dialog";
import { HandInNote } from "@/components/learner/corrections/editor/hand-in-note";
import { LengthNote } from "@/components/learner/corrections/editor/length-note";
import type { DraftState, SaveState } from "@/components/learner/corrections/editor/use-draft-state";
import {
  useWritingPart,
  type WritingPartState,
} from "@/components/learner/corrections/editor/use-writing-part";
import type { WritingTaskProps } from "@/components/learner/corrections/editor/writing-task";
import { TimerBar } from "@/components/learner/player/timer-bar";
import { KeyHint } from "@/components/questions/key-hint";
import { TextAnswer } from "@/components/questions/text-answer";
import { Button } from "@/components/ui/button";

/** Of a text that nobody has begun there is nothing to say. */
function SaveLine({ state, isEmpty }: { state: SaveState; isEmpty: boolean }) {
  const t = useTranslations("Corrections.write");
  return (
    <p role="status" className="text-sm text-ink-soft">
      {isEmpty && state === "kept" ? null : t(`save.${state}`)}
    </p>
  );
}

/** The one next step, always in sight; on phones above a keyboard on the screen. */
function Buttons({ part }: { part: WritingPartState }) {
  const t = useTranslations("Corrections.write");
  const player = useTranslations("Learner.player");
  const { isPreparing, isOver, isLast, isBusy, empty } = part;
  return (
    <div
      data-buttons
      className="sticky bottom-[var(--keyboard,0px)] z-10 flex flex-wrap items-center gap-3 bg-paper max-md:-mx-4 max-md:border-t max-md:border-line max-md:px-4 max-md:pt-3 max-md:pb-[calc(0.75rem+env(safe-area-inset-bottom))] md:py-3"
    >
      <p role="status" className="order-first basis-full rounded-card bg-mark-soft px-4 py-2 empty:hidden">
        {empty === null ? (isOver && isLast ? t("over") : null) : t("empty")}
      </p>
      {isPreparing ? (
        <Button size="lg" className="max-md:flex-1" onClick={part.clock.skip}>
          {player("startNow")}
        </Button>
      ) : (
        <Button
          size="lg"
          data-submit
          className="max-md:flex-1"
          busy={isBusy}
          disabled={part.isTooLong}
          onClick={part.submit}
        >
          {t(isLast ? "submit" : "next")}
        </Button>
      )}
      {isOver && isLast ? (
        <Button size="lg" variant="quiet" onClick={part.extend}>
          {t("extend")}
        </Button>
      ) : null}
    </div>
  );
}

/** Where a part is written. */
export function WritingPart(props: WritingTaskProps & { drafting: DraftState }) {
  const t = useTranslations("Corrections.write");
  const part = useWritingPart(props);
  const { parts } = props.drafting.draft;
  const area = useRef<HTMLTextAreaElement>(null);
  const isClosed = part.isPreparing || part.isOver || part.isBusy;
  useEffect(() => {
    if (!part.isPreparing) area.current?.focus({ preventScroll: true });
  }, [part.isPreparing]);

  return (
    <div className="flex min-w-0 flex-col gap-4 max-md:grow">
      {part.hasClock ? <TimerBar clock={part.clock} /> : null}
      <TextAnswer
        area={area}
        label={t("label")}
        text={part.text}
        disabled={isClosed}
        autoCapitalize="sentences"
        className="min-h-64 md:min-h-96"
        onWrite={part.write}
      />
      <SaveLine state={props.drafting.state} isEmpty={parts.every((text) => text.trim() === "")} />
      <LengthNote parts={parts} />
      <HandInNote error={part.error} />
      <Buttons part={part} />
      <KeyHint>{t("keys")}</KeyHint>
      {part.handIn.asks ? (
        <ConsentDialog
          consent={part.handIn.asks}
          onDecided={part.handIn.decided}
          onClose={part.handIn.giveUp}
        />
      ) : null}
    </div>
  );
}
