import "server-only";
import { setTimeout as wait } from "node:timers/promises";

import { chooseFor } from "@/lib/services/bank/choose-for";
import { bankFolder, loadBank } from "@/lib/services/bank/load-bank";
import { warmRecordings } from "@/lib/services/media/warm-recordings";
import type { Runtime } from "@/lib/services/runtime";

const firstRestMillis = 5_000;

/** Publishes the bank, then makes missing recordings beside the requests. A broken bank leaves the published one in use. */
export async function startBank(runtime: Runtime, options: { warmRecordings?: boolean } = {}) {
  try {
    const { db } = runtime.database;
    const loaded = await loadBank(db, bankFolder, await chooseFor(runtime, bankFolder));
    runtime.log.info(loaded, "question bank");
    if (Object.values(loaded).some((changes) => changes > 0))
      await runtime.events.publish(db, { kind: "bank.changed" });
  } catch (err) {
    runtime.log.error({ err }, "the question bank could not be loaded");
  }
  if (options.warmRecordings ?? true) void warmLater(runtime);
}

async function warmLater(runtime: Runtime) {
  const { signal } = runtime.stopping;
  try {
    await wait(firstRestMillis, undefined, { signal, ref: false });
    const made = await warmRecordings(runtime, signal);
    runtime.log.info({ made }, "recordings made ahead of time");
  } catch (err) {
    if (!signal.aborted) runtime.log.error({ err }, "recordings were not made ahead of time");
  }
}
