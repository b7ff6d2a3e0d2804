import "server-only";
import path from "node:path";

import { z } from "zod";

import { Assessment, type WritingCorrector, type WritingInput } from "@/lib/assess/assessment";
import { EngineFault } from "@/lib/engines/engine-fault";
import { isolateEngine } from "@/lib/engines/isolate-engine";

const Result = z.object({ assessment: Assessment, isWorn: z.boolean() });
type Job = { input: WritingInput; check: "whole" | "spelling" };

/** A plain file, so that it stays outside the server's bundles; the server runs in the repository's root. */
const engineFile = (name: string) => path.resolve(...["lib", "assess", "writing", name]);

const isTaken = (error: unknown) => error instanceof EngineFault && error.reason === "stopped";

const nothing: WritingInput = { task: "free-text", asked: [], parts: [], locale: "en" };

/**
 * The engine that is always there: no key, no network. A text that takes it down is checked for spelling alone, by a new
 * one; the reasons say so.
 */
export function createWritingCorrector(): WritingCorrector & { warm: () => void } {
  const engine = isolateEngine<Job, z.infer<typeof Result>>({
    name: "writing",
    file: engineFile("writing-engine.mjs"),
    host: "process",
    result: Result,
    // Three seconds of computing to start, less for a text; more on a machine that has much to do.
    seconds: 60,
    megabytes: 1_000,
    renewAfter: 500,
    isWorn: (result) => result.isWorn,
  });

  /** The start of an engine takes a while: neither the first text nor the next after one that ended should wait for it. */
  function warm() {
    void engine.run({ input: nothing, check: "spelling" }).catch(() => undefined);
  }

  async function assess(input: WritingInput, signal?: AbortSignal): Promise<Assessment> {
    const options = signal ? { signal } : {};
    try {
      const { assessment, isWorn } = await engine.run({ input, check: "whole" }, options);
      if (isWorn) warm();
      return assessment;
    } catch (error) {
      if (isTaken(error)) throw error;
      return (await engine.run({ input, check: "spelling" }, options)).assessment;
    }
  }

  return { assess, warm, close: engine.close };
}
