import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

import type { FactsStore } from "@/scripts/content/check/facts/facts-store";
import type { Task } from "@/scripts/content/check/facts/facts-worker";
import type { Entry } from "@/scripts/content/check/facts/read-entry";

/** Below this, starting a worker takes longer than reading the files. */
const fewFiles = 250;
const lotSize = 25;
const mostWorkers = 4;

/** Reads what the store does not know, on all cores when there is much of it. */
export async function fillFacts(store: FactsStore, files: readonly string[]) {
  const unknown = store.unknown(files);
  if (unknown.length < fewFiles) return;
  const lots = Array.from({ length: Math.ceil(unknown.length / lotSize) }, (_, index) =>
    unknown.slice(index * lotSize, (index + 1) * lotSize),
  );
  const workers = Math.min(availableParallelism(), mostWorkers);
  await Promise.all(Array.from({ length: workers }, () => readLots(store, lots)));
}

/** One worker that takes lots until none is left. */
function readLots(store: FactsStore, lots: string[][]) {
  const worker = new Worker(new URL("./facts-worker.ts", import.meta.url), {
    execArgv: ["--import", "tsx"],
  });
  const next = () => {
    const files = lots.pop();
    const task: Task | null = files ? { root: store.root, files, wordings: store.wordings() } : null;
    if (task) worker.postMessage(task);
    else void worker.terminate();
  };
  return new Promise<void>((resolve, reject) => {
    worker.on("message", (read: [string, Entry][]) => {
      for (const [file, entry] of read) store.put(file, entry);
      next();
    });
    worker.once("error", reject);
    worker.once("exit", () => resolve());
    next();
  });
}
