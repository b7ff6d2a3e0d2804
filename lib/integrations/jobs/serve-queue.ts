import "server-only";
import { setImmediate } from "node:timers/promises";

export type Server = { wake: () => void; stop: () => Promise<void> };

/** Takes what waits, at most `concurrency` at once, and looks again when it is woken, when one ends, or after a while. */
export function serveQueue<Found>(settings: {
  fetch: (most: number) => Promise<Found[]>;
  handle: (found: Found) => Promise<void>;
  concurrency: number;
  pollSeconds: number;
  onError: (error: unknown) => void;
}): Server {
  const { fetch, handle, concurrency, pollSeconds, onError } = settings;
  const running = new Set<Promise<void>>();
  let isStopping = false;
  let isWoken = false;
  let endNap: () => void = () => undefined;

  const wake = () => {
    isWoken = true;
    endNap();
  };
  const nap = () =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, pollSeconds * 1_000);
      timer.unref();
      endNap = () => {
        clearTimeout(timer);
        resolve();
      };
    });

  function take(found: Found) {
    const run = handle(found)
      .catch(onError)
      .finally(() => {
        running.delete(run);
        wake();
      });
    running.add(run);
  }

  async function loop() {
    while (!isStopping) {
      isWoken = false;
      // The embedded database answers without leaving the process: a long queue would let nothing else have its turn.
      await setImmediate();
      const free = concurrency - running.size;
      const found = free > 0 ? await fetch(free).catch((error: unknown) => (onError(error), [])) : [];
      found.forEach(take);
      if (found.length === 0 && !isWoken && !isStopping) await nap();
    }
    await Promise.all(running);
  }

  const ended = loop();
  return {
    wake,
    async stop() {
      isStopping = true;
      wake();
      await ended;
    },
  };
}
