import { checkDataset } from "@/scripts/content/check-dataset";
import { checkDocuments } from "@/scripts/content/check-documents";
import { checkGlossary, checkPlans } from "@/scripts/content/check-tables";
import type { Fault } from "@/scripts/content/fault";

/** The gate: everything that editors and translators write, except the interface strings. */
export function checkContent(root: string, options: { complete: boolean }): Fault[] {
  const faults: Fault[] = [];
  const texts = checkDocuments(root, faults, options);
  checkDataset(root, faults, options);
  checkPlans(root, faults);
  checkGlossary(root, texts, faults);
  return faults;
}
