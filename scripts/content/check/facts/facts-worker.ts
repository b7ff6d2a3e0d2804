import { parentPort } from "node:worker_threads";

import type { Wordings } from "@/scripts/content/check/wordings";
import { readEntry } from "@/scripts/content/check/facts/read-entry";

export type Task = { root: string; files: string[]; wordings: Wordings };

/** Reads the files it is sent, one lot after the other. */
parentPort?.on("message", ({ root, files, wordings }: Task) => {
  parentPort?.postMessage(files.map((file) => [file, readEntry(root, file, wordings)]));
});
