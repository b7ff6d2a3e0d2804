import { useEffect, useRef, useState } from "react";

import { useSend } from "@/components/learner/account/use-send";
import { isTooLong } from "@/components/learner/corrections/editor/length-note";
import type { DraftState } from "@/components/learner/corrections/editor/use-draft-state";
import { useHandIn } from "@/components/learner/corrections/editor/use-hand-in";
import type { WritingTaskProps } from "@/components/learner/corrections/editor/writing-task";
import { useClockFactor } from "@/components/learner/player/clock-choice";
import { useAskedEmpty } from "@/components/learner/player/use-asked-empty";
import type { Factor, Times } from "@/components/learner/player/run-clock";
import { useRunClock } from "@/components/learner/player/use-run-clock";
import { useSubmitKey } from "@/components/learner/player/use-submit-key";

type PartProps = WritingTaskProps & { drafting: DraftState };
const noTimes = { prepare: 0, seconds: 0 };

/** The clock of a part. It outlives a reload: what is kept of it each second is enough. */
function usePartClock(
  { draft, change }: DraftState,
  times: Times | null,
  factor: Factor,
  isRunning: boolean,
) {
  const clock = useRunClock(times ?? noTimes, factor, isRunning, draft.clock);
  const { phase, spentMillis } = clock.now;
  const second = Math.floor(spentMillis / 1_000);
  const latest = useRef(clock.now);
  useEffect(() => {
    latest.current = clock.now;
  });
  useEffect(() => {
    change({ clock: latest.current });
  }, [change, phase, second]);
  return clock;
}

/** A part while it is written: its clock, its text, and the way on. */
export function useWritingPart({ times: all, drafting, followUp, handedIn }: PartProps) {
  const { draft, change, hold, drop } = drafting;
  const { part } = draft;
  const times = all[part] ?? null;
  const chosen = useClockFactor();
  const [isExtended, setIsExtended] = useState(false);
  const factor = times === null || isExtended ? null : chosen;
  const next = useSend();
  const handIn = useHandIn(drop, { hold });
  const isBusy = next.busy || handIn.busy;
  const clock = usePartClock(drafting, times, factor, !isBusy);
  const { empty, mayGo, forget } = useAskedEmpty(part);
  const text = draft.parts[part] ?? "";
  const isLast = part >= all.length - 1;
  const isPreparing = clock.phase === "prepare" && factor !== null;
  const isOver = clock.isOver && factor !== null;

  const latest = useRef({ goOn });
  useEffect(() => {
    latest.current = { goOn };
  });

  const millis = draft.millis + clock.answerMillis;

  function goOn() {
    if (isLast) {
      void handIn.send(
        handedIn(draft, { isTimed: all[0] !== null && chosen !== null && !isExtended, millis }),
      );
      return;
    }
    void next.send(async () => {
      const asks = (await followUp?.(text).catch(handIn.failed)) ?? "";
      // A new version has its second part already.
      const parts = draft.parts.length > part + 1 ? draft.parts : [...draft.parts, ""];
      change({ part: part + 1, followUp: asks, parts, clock: null, millis, isAhead: true });
    });
  }

  // The time of a part that is not the last is over: the next one begins, as in the test.
  useEffect(() => {
    if (isOver && !isLast) latest.current.goOn();
  }, [isOver, isLast]);

  function submit() {
    if (mayGo(text.trim() === "" ? 1 : 0)) goOn();
  }
  const tooLong = isTooLong(text);
  const canSubmit = !tooLong && !isBusy && !isPreparing && handIn.asks === null;
  useSubmitKey(canSubmit, submit);

  function write(written: string) {
    const parts = [...draft.parts];
    parts[part] = written;
    change({ parts, isAhead: true });
    forget();
  }

  return {
    ...{ text, write, clock, isPreparing, isOver, isLast, isBusy, empty, submit, handIn },
    hasClock: times !== null,
    isTooLong: tooLong,
    error: next.error ?? handIn.error,
    extend: () => setIsExtended(true),
  };
}
export type WritingPartState = ReturnType<typeof useWritingPart>;
