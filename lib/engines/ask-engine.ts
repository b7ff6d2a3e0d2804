import "server-only";
import { z } from "zod";

import { EngineFault, type EngineFaultReason } from "@/lib/engines/engine-fault";
import type { EngineHost } from "@/lib/engines/engine-host";

/** An engine that was started, and who waits for its answer. */
export type Engine = { host: EngineHost; calls: number; waiting: Waiting | null };
type Waiting = { answer: (message: unknown) => void; fail: (fault: EngineFault) => void };

type Limits = { name: string; seconds: number; megabytes: number };

const measureEvery = 100;
const Answer = z.union([
  /** The engine has started; what was asked of it meanwhile begins now. */
  z.object({ isReady: z.literal(true) }),
  z.object({ id: z.number(), result: z.unknown() }),
  z.object({ id: z.number(), fault: z.string() }),
]);

const words = {
  time: "took too long.",
  memory: "used too much memory.",
  crash: "ended in the middle of its work.",
  stopped: "was stopped.",
} satisfies Record<Exclude<EngineFaultReason, "refused">, string>;

export const faultOf = (engine: string, reason: keyof typeof words, cause?: unknown) =>
  new EngineFault(engine, reason, words[reason], { cause });

/** One call: ends with the answer, or with the first limit that is passed. The start of its engine has the same time of its own. */
export async function askEngine(
  engine: Engine,
  job: unknown,
  { name, seconds, megabytes }: Limits,
  signal: AbortSignal | undefined,
): Promise<unknown> {
  const id = (engine.calls += 1);
  const { promise, resolve, reject } = Promise.withResolvers<unknown>();
  const onAbort = () => reject(faultOf(name, "stopped", signal?.reason));
  const time = setTimeout(() => reject(faultOf(name, "time")), seconds * 1_000);
  const watch = setInterval(() => {
    void engine.host.measure().then((used) => {
      if (used !== null && used > megabytes) reject(faultOf(name, "memory"));
    });
  }, measureEvery);
  signal?.addEventListener("abort", onAbort, { once: true });
  engine.waiting = {
    fail: reject,
    answer(message) {
      const answer = Answer.parse(message);
      if ("isReady" in answer) time.refresh();
      if ("isReady" in answer || answer.id !== id) return;
      if ("fault" in answer) reject(new EngineFault(name, "refused", `refuses: ${answer.fault}`));
      else resolve(answer.result);
    },
  };
  try {
    engine.host.post({ id, job });
    return await promise;
  } finally {
    clearTimeout(time);
    clearInterval(watch);
    signal?.removeEventListener("abort", onAbort);
    engine.waiting = null;
  }
}
