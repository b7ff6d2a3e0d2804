export type Product = "practice" | "mock-exam" | "writing-correction" | "speaking-correction";
export type CreditKind = "exam" | "correct";

/** What cannot be used yet. A product is opened by taking it out: the site and the ledger both read this list. */
export const productsInPreparation: readonly Product[] = [];

export const isOpen = (product: Product) => !productsInPreparation.includes(product);

/** What opens the credits of a kind. Where correction of speaking is sold is a fact of the installation, and moves nothing. */
const opensCredits: Record<CreditKind, Product> = { exam: "mock-exam", correct: "writing-correction" };

/** How long a mock exam credit is valid, from the purchase or the opening, whichever is later. */
export const examCreditDays = 90;

export type CreditFacts = { inPreparation?: readonly Product[] };

/** While credits cannot be spent on anything, their time does not run. */
export const isCreditWaiting = (
  kind: CreditKind,
  { inPreparation = productsInPreparation }: CreditFacts = {},
) => inPreparation.includes(opensCredits[kind]);

/** What a correction credit buys: `writing` where nothing turns speech into text, as cards and balances say. */
export const correctionsSold = (isSpeechSold: boolean) => (isSpeechSold ? "all" : "writing");
