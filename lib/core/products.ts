export type Product = "practice" | "mock-exam" | "writing-correction" | "speaking-correction";
export type CreditKind = "exam" | "correct";

/** What cannot be used yet. A product is opened by taking it out: the site and the ledger both read this list. */
export const productsInPreparation: readonly Product[] = [
  "mock-exam",
  "writing-correction",
  "speaking-correction",
];

/** What credits of a kind can be spent on; of speech only where an installation sells it. */
const creditProducts = (kind: CreditKind, isSpeechSold: boolean): readonly Product[] => {
  if (kind === "exam") return ["mock-exam"];
  return isSpeechSold ? ["writing-correction", "speaking-correction"] : ["writing-correction"];
};

/** How long a mock exam credit is valid, from the purchase or the opening, whichever is later. */
export const examCreditDays = 90;

/** While something they can be spent on here is still missing, the time of credits does not run. */
export function isCreditWaiting(
  kind: CreditKind,
  { inPreparation = productsInPreparation, isSpeechSold = false }: CreditFacts = {},
) {
  return creditProducts(kind, isSpeechSold).some((product) => inPreparation.includes(product));
}

export type CreditFacts = { inPreparation?: readonly Product[]; isSpeechSold?: boolean };
