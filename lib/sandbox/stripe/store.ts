import { existsSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";

import { replaceFile } from "@/lib/core/replace-file";
import { emptyState, SandboxState } from "@/lib/sandbox/stripe/state";

export type SandboxStore = {
  read: () => Promise<SandboxState>;
  /** Runs `work` on a copy, one at a time; what it left is on disk before anybody sees it. A throw changes nothing. */
  change: <Result>(work: (draft: SandboxState) => Result) => Promise<Result>;
};

const keptSeconds = 30 * 24 * 60 * 60;
const keptAnswersSeconds = 24 * 60 * 60;

const fileIn = (folder: string) => path.join(folder, "stripe.json");

/** Throws for payments that are kept and damaged; makes none. */
export function checkSandboxState(folder: string) {
  if (existsSync(fileIn(folder))) parse(fileIn(folder), () => readFileSync(fileIn(folder), "utf8"));
}

export function openSandboxStore(folder: string): SandboxStore {
  const file = fileIn(folder);
  let loaded: Promise<SandboxState> | null = null;
  let last: Promise<unknown> = Promise.resolve();

  const read = () =>
    (loaded ??= load(file).catch((error: unknown) => {
      loaded = null;
      throw error;
    }));

  return {
    read,
    change(work) {
      const run = last.then(async () => {
        const draft = structuredClone(await read());
        const result = work(draft);
        forgetOld(draft);
        await replaceFile(file, JSON.stringify(draft));
        loaded = Promise.resolve(draft);
        return result;
      });
      last = run.catch(() => undefined);
      return run;
    },
  };
}

async function load(file: string): Promise<SandboxState> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return null;
    throw error;
  });
  return text === null ? emptyState() : parse(file, () => text);
}

function parse(file: string, readText: () => string): SandboxState {
  try {
    return SandboxState.parse(JSON.parse(readText()));
  } catch (cause) {
    throw new Error(
      `What the payment sandbox knows in ${file} is damaged: put the file back from a backup, or delete it.`,
      { cause },
    );
  }
}

function forgetOld(state: SandboxState) {
  const now = Math.floor(Date.now() / 1_000);
  const drop = (records: Record<string, { created: number }>, age: number) => {
    for (const [id, { created }] of Object.entries(records)) if (created < now - age) delete records[id];
  };
  drop(state.answers, keptAnswersSeconds);
  drop(state.events, keptSeconds);
}
