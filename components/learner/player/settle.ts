import type { SetChange } from "@/components/learner/player/set-change";
import { apiClient } from "@/lib/api/client/api-client";

/** Seconds between two looks at what is still being scored: soon at first, then every half minute. */
const pauses = [2, 3, 5, 8, 13, 20];
const longestPause = 30;
/** Half an hour of looks; after that a reload asks again. */
const mostLooks = 64;

type Pending = { setId: string; positions: readonly number[] };

async function readItem(id: string, position: number): Promise<SetChange> {
  const response = await apiClient.practice.items[":id"][":position"].$get({
    param: { id, position: String(position) },
  });
  return (await response.json()).data;
}

/** Calls back when the server says that something may have been settled; needs no connection to be right. */
function followOutcomes(onNews: () => void): () => void {
  let leave: (() => void) | null = null;
  let isOver = false;
  import("@/lib/api/client/follow-events").then(
    ({ followEvents }) => {
      if (!isOver) leave = followEvents(({ event }) => (event === "job.progress" ? undefined : onNews()));
    },
    () => undefined,
  );
  return () => {
    isOver = true;
    leave?.();
  };
}

/**
 * Reads items whose outcomes are pending until somebody calls the function it gives back: at every event, and with
 * growing pauses while somebody looks at the page, since events may be lost.
 */
export function settle({ setId, positions }: Pending, onChange: (change: SetChange) => void): () => void {
  let timer = 0;
  let looks = 0;
  let isOver = false;

  async function look() {
    const found = await Promise.allSettled(positions.map((position) => readItem(setId, position)));
    if (isOver) return;
    for (const each of found) if (each.status === "fulfilled") onChange(each.value);
  }
  function later() {
    if (isOver || looks >= mostLooks) return;
    const seconds = pauses[looks] ?? longestPause;
    looks += 1;
    timer = window.setTimeout(() => {
      const looked = document.visibilityState === "visible" ? look() : Promise.resolve();
      void looked.then(later);
    }, seconds * 1_000);
  }

  later();
  const leave = followOutcomes(() => void look());
  return () => {
    isOver = true;
    window.clearTimeout(timer);
    leave();
  };
}
