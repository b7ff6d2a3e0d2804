import { checkDataset } from "@/scripts/content/check/check-dataset";
import { checkDocuments } from "@/scripts/content/check/check-documents";
import { checkFactTable } from "@/scripts/content/check/check-facts";
import { checkFilms } from "@/scripts/content/check/check-films";
import { checkPublished } from "@/scripts/content/check/check-published";
import { checkRedirects } from "@/scripts/content/check/check-redirects";
import {
  checkGlossary,
  checkListening,
  checkOperator,
  checkPlans,
  checkTablesExist,
  readWordings,
} from "@/scripts/content/check/check-tables";
import type { Fault } from "@/scripts/content/fault";
import { createFactsStore, type FactsStore } from "@/scripts/content/check/facts/facts-store";

type Options = {
  complete: boolean;
  /** What is known of the files already; without it all of them are read. */
  store?: FactsStore;
};

/** The gate: everything that editors and translators write, except the interface strings. */
export function checkContent(root: string, { complete, store = createFactsStore(root) }: Options): Fault[] {
  store.look();
  store.useWordings(readWordings(root));
  return checkSeen(store, { complete });
}

/** The gate over the files as the store's last look saw them. */
export function checkSeen(store: FactsStore, { complete }: { complete: boolean }): Fault[] {
  const { root } = store;
  const faults: Fault[] = [];
  const checked = checkDocuments(store, faults, { complete });
  checkDataset(root, faults, { complete });
  checkFilms(root, faults, { complete });
  if (complete) checkTablesExist(root, faults);
  checkPlans(root, faults);
  checkFactTable(root, faults);
  checkListening(root, faults);
  checkOperator(root, faults);
  checkRedirects(root, checked, faults);
  checkGlossary(root, checked.texts, faults, { complete });
  checkPublished(root, checked, faults, { complete });
  return faults;
}
