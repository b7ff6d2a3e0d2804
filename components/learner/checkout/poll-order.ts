import { apiClient } from "@/lib/api/client/api-client";

/** Milliseconds before each look: 1 s ten times, 2 s fifteen times, 5 s twenty-four times. */
export const pollPlan = [
  ...Array.from({ length: 10 }, () => 1_000),
  ...Array.from({ length: 15 }, () => 2_000),
  ...Array.from({ length: 24 }, () => 5_000),
];

export async function readOrder(logVipId: string) {
  const response = await apiClient.stripe.status.$get({ query: { logVipId } });
  return (await response.json()).data;
}

export type Order = Awaited<ReturnType<typeof readOrder>>;

export const isDecided = ({ state }: Order) => state !== "open" && state !== "pending";

/** Waits, and longer while nobody looks at the page. */
function pause(millis: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = window.setTimeout(seen, millis);
    function end() {
      window.clearTimeout(timer);
      document.removeEventListener("visibilitychange", seen);
      signal.removeEventListener("abort", end);
      resolve();
    }
    function seen() {
      if (document.visibilityState === "hidden")
        document.addEventListener("visibilitychange", seen, { once: true });
      else end();
    }
    signal.addEventListener("abort", end);
  });
}

/** Looks at an order until it is decided. Null when it is still open after all looks. */
export async function pollOrder(logVipId: string, signal: AbortSignal): Promise<Order | null> {
  for (const millis of pollPlan) {
    await pause(millis, signal);
    if (signal.aborted) return null;
    const order = await readOrder(logVipId);
    if (signal.aborted) return null;
    if (isDecided(order)) return order;
  }
  return null;
}
