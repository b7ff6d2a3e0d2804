import { useCallback, useEffect, useRef, useState } from "react";

import {
  dropKept,
  type DraftPlace,
  keepDraft,
  type KeptDraft,
} from "@/components/learner/corrections/editor/kept-draft";

/** How often the server is told of what was written, in milliseconds. */
const saveEvery = 5_000;
/** How long a hand-in waits for a save under way, in milliseconds: one that the network holds up must not hold it up. */
const longestWait = 5_000;

/** `full`: this browser has no room for it. */
export type SaveState = "kept" | "saving" | "saved" | "elsewhere" | "full";
/** Tells the server; the revision it now has, or null where it has a later one from elsewhere. */
export type SaveDraft = (draft: KeptDraft, isLeaving: boolean) => Promise<number | null>;

/** When the server is told: every five seconds, when the field is left, and when the page goes. */
function useMoments(tell: (isLeaving: boolean) => void) {
  useEffect(() => {
    const now = () => tell(false);
    const leave = () => tell(true);
    const timer = window.setInterval(now, saveEvery);
    window.addEventListener("focusout", now);
    window.addEventListener("pagehide", leave);
    return () => {
      leave();
      window.clearInterval(timer);
      window.removeEventListener("focusout", now);
      window.removeEventListener("pagehide", leave);
    };
  }, [tell]);
}

/**
 * A text while it is written: kept in this browser at each change, and by the server from time to time.
 */
export function useDraftState(place: DraftPlace, start: () => KeptDraft, save: SaveDraft) {
  const [draft, setDraft] = useState(start);
  const [state, setState] = useState<SaveState>("kept");
  const [isFull, setIsFull] = useState(false);
  const latest = useRef({ draft, place, save, isDropped: false, isHeld: false });
  const running = useRef<Promise<void> | null>(null);

  const change = useCallback((part: Partial<KeptDraft>) => {
    const { current } = latest;
    if (current.isDropped) return;
    const after = { ...current.draft, ...part };
    current.draft = after;
    setIsFull(!keepDraft(current.place, after));
    setDraft(after);
  }, []);

  const tell = useCallback(
    async (isLeaving: boolean) => {
      const { draft: told, save: send } = latest.current;
      setState("saving");
      try {
        const revision = await send(told, isLeaving);
        if (revision === null) return setState("elsewhere");
        const isAhead = latest.current.draft.parts.join("\0") !== told.parts.join("\0");
        change({ revision, isAhead });
        setState("saved");
      } catch {
        // It is kept in this browser, and the server is told the next time.
        setState("kept");
      } finally {
        running.current = null;
      }
    },
    [change],
  );

  const tellIfAhead = useCallback(
    (isLeaving: boolean) => {
      const { draft: told, isDropped, isHeld } = latest.current;
      if (told.isAhead && !isDropped && !isHeld) running.current ??= tell(isLeaving);
    },
    [tell],
  );

  useMoments(tellIfAhead);

  /**
   * Nothing is saved from here on until what comes back is called, and no save is under way but one that takes too long:
   * one that arrives after the text was handed in would make a draft of it again.
   */
  const hold = useCallback(async () => {
    latest.current.isHeld = true;
    const enough = new Promise((resolve) => window.setTimeout(resolve, longestWait));
    await Promise.race([running.current, enough]);
    return () => void (latest.current.isHeld = false);
  }, []);

  /** It was handed in. */
  const drop = useCallback(() => {
    latest.current.isDropped = true;
    dropKept(latest.current.place);
  }, []);

  return { draft, state: isFull && state === "kept" ? "full" : state, change, hold, drop } as const;
}
export type DraftState = ReturnType<typeof useDraftState>;
