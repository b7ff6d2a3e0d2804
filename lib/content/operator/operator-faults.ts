import { placeholdersOf, type Operator } from "@/lib/content/operator/operator-schema";

/** Why a real deployment must not start; empty once everything has been entered. */
export function operatorFaults(operator: Operator): string[] {
  const { length } = placeholdersOf(operator);
  if (length === 0) return [];
  return [
    `content/operator.yaml does not say who runs this site (${length} still to enter): \`npm run operator:check\` lists what to enter`,
  ];
}
