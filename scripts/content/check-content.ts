import { checkDataset } from "@/scripts/content/check-dataset";
import { checkDocuments } from "@/scripts/content/check-documents";
import { checkRedirects } from "@/scripts/content/check-redirects";
import { checkGlossary, checkListening, checkPlans, checkTablesExist } from "@/scripts/content/check-tables";
import type { Fault } from "@/scripts/content/fault";
import type { TextMemory } from "@/scripts/content/text-memory";

/** The gate: everything that editors and translators write, except the interface strings. */
export function checkContent(root: string, options: { complete: boolean; memory?: TextMemory }): Fault[] {
  const faults: Fault[] = [];
  const texts = checkDocuments(root, faults, options);
  checkDataset(root, faults, options);
  if (options.complete) checkTablesExist(root, faults);
  checkPlans(root, faults);
  checkListening(root, faults);
  checkRedirects(root, faults);
  checkGlossary(root, texts, faults, options);
  return faults;
}
