import { useCallback, useEffect, useRef, useState } from "react";

import {
  dropKept,
  type DraftPlace,
  keepDraft,
  type KeptDraft,
} from "@/components/learner/corrections/editor/kept-draft";

/** How often the server is told of what was written, in milliseconds. */
const saveEvery = 5_000;

/** `full`: this browser has no room for it. */
export type SaveState = "kept" | "saving" | "saved" | "elsewhere" | "full";
/** Tells the server; the revision it now has, or null where it has a later one from elsewhere. */
export type SaveDraft = (draft: KeptDraft, isLeaving: boolean) => Promise<number | null>;

/**
 * A text while it is written: kept in this browser at each change, and by the server every five seconds, when the field is
 * left and when the page goes.
 */
export function useDraftState(place: DraftPlace, start: () => KeptDraft, save: SaveDraft) {
  const [draft, setDraft] = useState(start);
  const [state, setState] = useState<SaveState>("kept");
  const [isFull, setIsFull] = useState(false);
  const latest = useRef({ draft, place, save, isDropped: false });
  const isSaving = useRef(false);

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
      const { draft: told, save: send, isDropped } = latest.current;
      if (!told.isAhead || isDropped || isSaving.current) return;
      isSaving.current = true;
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
        isSaving.current = false;
      }
    },
    [change],
  );

  useEffect(() => {
    const now = () => void tell(false);
    const leave = () => void tell(true);
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

  /** It was handed in. */
  const drop = useCallback(() => {
    latest.current.isDropped = true;
    dropKept(latest.current.place);
  }, []);

  return { draft, state: isFull && state === "kept" ? "full" : state, change, drop } as const;
}
export type DraftState = ReturnType<typeof useDraftState>;
