/** Days in which a purchase can be withdrawn from, the day of the purchase not counted. */
export const withdrawalDays = 14;

const day = 86_400_000;

/**
 * Until when: to the end of the last day, whatever the buyer's clock says. The law counts days, and the day of the
 * purchase is not one of them.
 */
export function withdrawableUntil(paidAt: Date): Date {
  return new Date(paidAt.getTime() + (withdrawalDays + 1) * day);
}

/** The wordings by which buyers ask us to begin at once (`Checkout.agreement` of the messages), the present one last. */
export const agreements = ["2026-11"] as const;
export type Agreement = (typeof agreements)[number];
export const presentAgreement: Agreement = "2026-11";

export const withdrawalLimits = { name: 100, email: 254, order: 60 } as const;
