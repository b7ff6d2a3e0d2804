export type Product = "practice" | "mock-exam" | "writing-correction" | "speaking-correction";
export type CreditKind = "exam" | "correct";

/** What cannot be used yet. A product is opened by taking it out: the site and the ledger both read this list. */
export const productsInPreparation: readonly Product[] = ["mock-exam", "speaking-correction"];

/** What credits of a kind can be spent on. */
const creditProducts: Record<CreditKind, readonly Product[]> = {
  exam: ["mock-exam"],
  correct: ["writing-correction", "speaking-correction"],
};

/** How long a mock exam credit is valid, from the purchase or the opening, whichever is later. */
export const examCreditDays = 90;

/** While nothing they can be spent on is open, the time of credits does not run. */
export function isCreditWaiting(kind: CreditKind, inPreparation = productsInPreparation) {
  return creditProducts[kind].every((product) => inPreparation.includes(product));
}

/** What a correction credit buys: `writing` as long as correction of speaking is not sold, as plan cards and balances say. */
export function correctionsSold(inPreparation = productsInPreparation) {
  return inPreparation.includes("speaking-correction") ? "writing" : "all";
}
