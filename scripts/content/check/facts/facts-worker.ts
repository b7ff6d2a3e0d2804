import { parentPort } from "node:worker_threads";

import { readEntry } from "@/scripts/content/check/facts/read-entry";

export type Task = { root: string; files: string[]; terms: readonly string[] };

/** Reads the files it is sent, one lot after the other. */
parentPort?.on("message", ({ root, files, terms }: Task) => {
  parentPort?.postMessage(files.map((file) => [file, readEntry(root, file, terms)]));
});
