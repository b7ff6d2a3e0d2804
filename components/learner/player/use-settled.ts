import { useEffect, useRef } from "react";

import type { SetChange } from "@/components/learner/player/set-change";
import { mostLooks, pauseBefore } from "@/components/learner/player/settle-pauses";
import type { PracticeSet, SetItem } from "@/components/learner/queries";
import { apiClient } from "@/lib/api/client/api-client";

const isPending = ({ steps }: SetItem) => steps.some(({ result }) => result?.outcome?.state === "pending");

async function readItem(id: string, position: number): Promise<SetChange> {
  const response = await apiClient.practice.items[":id"][":position"].$get({
    param: { id, position: String(position) },
  });
  return (await response.json()).data;
}

/** Fills in what is still being scored: it looks again and again, while somebody looks at the page. */
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
    let [timer, looks] = [0, 0];
    let isOver = false;

    async function look() {
      if (document.visibilityState === "visible") {
        const found = await Promise.allSettled(positions.map((position) => readItem(setId, position)));
        if (isOver) return;
        for (const each of found) if (each.status === "fulfilled") heard.current(each.value);
      }
      later();
    }
    function later() {
      if (looks < mostLooks && !isOver)
        timer = window.setTimeout(() => void look(), pauseBefore(looks) * 1_000);
      looks += 1;
    }
    later();
    return () => {
      isOver = true;
      window.clearTimeout(timer);
    };
  }, [setId, pending]);
}
