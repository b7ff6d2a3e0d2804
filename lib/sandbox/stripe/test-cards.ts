type Refusal = { code: string; declineCode: string | null; message: string };

export type CardOutcome = { refusal: Refusal | null; disputed: boolean; refundsFail: boolean };

const paid: CardOutcome = { refusal: null, disputed: false, refundsFail: false };

function declined(declineCode: string, message: string): CardOutcome {
  return { ...paid, refusal: { code: "card_declined", declineCode, message } };
}

/** Stripe's test cards and what they do; any other number is refused as a wrong number. */
const outcomes: Record<string, CardOutcome> = {
  "4242424242424242": paid,
  "5555555555554444": paid,
  "4000000000000002": declined("generic_decline", "Your card was declined."),
  "4000000000009995": declined("insufficient_funds", "Your card has insufficient funds."),
  "4000000000000259": { ...paid, disputed: true },
  "4000000000005126": { ...paid, refundsFail: true },
};

export function outcomeOfCard(digits: string): CardOutcome {
  return (
    outcomes[digits] ?? {
      ...paid,
      refusal: { code: "incorrect_number", declineCode: null, message: "Your card number is incorrect." },
    }
  );
}
