import { useEffect, useRef } from "react";

import { settle } from "@/components/learner/player/settle";
import type { SetChange } from "@/components/learner/player/set-change";
import type { PracticeSet, SetItem } from "@/components/learner/queries";

const isPending = ({ steps }: SetItem) => steps.some(({ result }) => result?.outcome?.state === "pending");

/** Fills in what is still being scored, as soon as it is known. */
export function useSettled(set: PracticeSet, onChange: (change: SetChange) => void) {
  const heard = useRef(onChange);
  useEffect(() => {
    heard.current = onChange;
  });
  const setId = set.id;
  const pending = set.items
    .filter(isPending)
    .map(({ position }) => position)
    .join();

  useEffect(() => {
    if (!pending) return;
    const positions = pending.split(",").map(Number);
    return settle({ setId, positions }, (change) => heard.current(change));
  }, [setId, pending]);
}
