import { checkSeen } from "@/scripts/content/check/check-content";
import { readWordings } from "@/scripts/content/check/check-tables";
import { documentFiles } from "@/scripts/content/collect-documents";
import type { Fault } from "@/scripts/content/fault";
import { openFactsCache } from "@/scripts/content/check/facts/facts-cache";
import { createFactsStore } from "@/scripts/content/check/facts/facts-store";
import { fillFacts } from "@/scripts/content/check/facts/fill-facts";

/**
 * The gate with a memory: it reads what has changed since the last run of any program, on all cores, and checks
 * everything.
 */
export function openGate(root: string) {
  const store = createFactsStore(root);
  store.useWordings(readWordings(root));
  const cache = openFactsCache(store);

  /** Makes the store know every file as it is now. */
  async function read() {
    store.look();
    store.useWordings(readWordings(root));
    await fillFacts(store, documentFiles(store.documents().documents));
    cache.save();
  }

  async function check(options: { complete: boolean }): Promise<Fault[]> {
    await read();
    const faults = checkSeen(store, options);
    cache.save();
    return faults;
  }

  return { store, read, check };
}
