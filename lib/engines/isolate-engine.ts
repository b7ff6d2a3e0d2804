import "server-only";
import pLimit from "p-limit";
import type { z } from "zod";

import { askEngine, faultOf, type Engine } from "@/lib/engines/ask-engine";
import { EngineFault } from "@/lib/engines/engine-fault";
import { startProcess, startThread } from "@/lib/engines/engine-host";

export type EngineSettings<Result> = {
  name: string;
  /** A plain file that calls `serveEngine`, by its absolute path. */
  file: string;
  /** A process for native code, which could take this one down; a thread for all else. */
  host: "thread" | "process";
  result: z.ZodType<Result>;
  /** How long one call may take; the start of its engine may take as long before it. */
  seconds: number;
  /** What a thread may hold; for a process all that it weighs, about 60 of it before any work. */
  megabytes: number;
  /** Calls after which an engine is replaced, so that what it leaks comes to an end. */
  renewAfter: number;
  /** Whether an answer says that its engine had better be replaced: the call is answered, the next gets a new one. */
  isWorn?: (result: Result) => boolean;
  /** Engines at once; further calls wait for their turn. */
  size?: number;
};

export type IsolatedEngine<Job, Result> = {
  /** Rejects with `EngineFault`. */
  run: (job: Job, options?: { signal?: AbortSignal }) => Promise<Result>;
  close: () => Promise<void>;
};

/** Runs an engine beside the server: one that hangs, eats memory or crashes fails its call, and the next gets a new one. */
export function isolateEngine<Job, Result>(settings: EngineSettings<Result>): IsolatedEngine<Job, Result> {
  const { name, renewAfter, size = 1 } = settings;
  const inTurn = pLimit(size);
  const engines = new Set<Engine>();
  const idle = new Set<Engine>();
  let isClosed = false;

  function start(): Engine {
    const engine: Engine = {
      calls: 0,
      waiting: null,
      host: (settings.host === "thread" ? startThread : startProcess)(settings, {
        onMessage: (message) => engine.waiting?.answer(message),
        onEnd(reason, cause) {
          forget(engine);
          engine.waiting?.fail(faultOf(name, reason, cause));
        },
      }),
    };
    engines.add(engine);
    return engine;
  }

  function forget(engine: Engine) {
    idle.delete(engine);
    engines.delete(engine);
  }

  async function drop(engine: Engine) {
    forget(engine);
    await engine.host.end();
  }

  async function call(job: Job, signal: AbortSignal | undefined): Promise<Result> {
    if (isClosed || signal?.aborted) throw faultOf(name, "stopped", signal?.reason);
    const [waiting] = idle;
    const engine = waiting ?? start();
    idle.delete(engine);
    let isSound = false;
    try {
      const result = settings.result.parse(await askEngine(engine, job, settings, signal));
      isSound = !settings.isWorn?.(result);
      return result;
    } catch (error) {
      isSound = error instanceof EngineFault && error.reason === "refused";
      throw error;
    } finally {
      if (!isSound || engine.calls >= renewAfter) await drop(engine);
      else if (engines.has(engine)) idle.add(engine);
    }
  }

  return {
    run: (job, { signal } = {}) => inTurn(() => call(job, signal)),
    async close() {
      isClosed = true;
      for (const engine of [...engines]) {
        engine.waiting?.fail(faultOf(name, "stopped"));
        await drop(engine);
      }
    },
  };
}
