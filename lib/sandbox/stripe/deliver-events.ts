import { postEvent } from "@/lib/sandbox/stripe/post-event";
import { hasDue, nextDue, runDue } from "@/lib/sandbox/stripe/run-due";
import type { Act } from "@/lib/sandbox/stripe/acts";
import type { SandboxEvent } from "@/lib/sandbox/stripe/state";
import type { SandboxStore } from "@/lib/sandbox/stripe/store";

const waits = [1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 1_800_000, 7_200_000, 21_600_000, 43_200_000];
const longestSleep = 60_000;
const afterFailure = 5_000;

type Settings = { store: SandboxStore; url: string; secret: string; act: () => Omit<Act, "state"> };

/** Hands events to the product's webhook until each is taken, and does what is due. What waits is on disk: a restart goes on with it. */
export function startDeliveries({ store, url, secret, act }: Settings) {
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> | null = null;
  let isClosed = false;
  let wokenMeanwhile = false;

  async function deliver(event: SandboxEvent) {
    const taken = await postEvent(event, { url, secret });
    await store.change((state) => {
      const kept = state.events[event.id];
      if (!kept) return;
      const wait = waits[kept.attempts];
      kept.attempts += 1;
      kept.delivered = taken;
      kept.nextAttempt = taken || wait === undefined ? null : Date.now() + wait;
    });
  }

  async function round() {
    if (hasDue(await store.read(), Date.now())) await store.change((state) => runDue({ ...act(), state }));
    const { events } = await store.read();
    const due = Object.values(events).filter(
      ({ nextAttempt }) => nextAttempt !== null && nextAttempt <= Date.now(),
    );
    for (const event of due) {
      if (isClosed) return;
      await deliver(event);
    }
  }

  async function run() {
    wokenMeanwhile = false;
    const isDone = await round().then(
      () => true,
      () => false,
    );
    const next = await store.read().then(nextDue, () => null);
    running = null;
    if (isClosed) return;
    // A disk that is full for a while must not make this spin.
    if (!isDone) sleepUntil(Date.now() + afterFailure);
    else if (wokenMeanwhile) sleepUntil(0);
    else if (next !== null) sleepUntil(next);
  }

  function sleepUntil(moment: number) {
    if (timer) clearTimeout(timer);
    const wait = Math.min(longestSleep, Math.max(20, moment - Date.now()));
    timer = setTimeout(wake, wait);
    timer.unref();
  }

  function wake() {
    if (isClosed) return;
    if (running) wokenMeanwhile = true;
    else running = run();
  }

  return {
    wake,
    async close() {
      isClosed = true;
      if (timer) clearTimeout(timer);
      await running;
    },
  };
}
