/** An amount in the currency's minor unit (cents for USD), as an integer. */
export type Money = { amount: number; currency: string };

/**
 * Price text by the product's rule for US dollars: whole units when divisible by 100, one decimal when
 * divisible by 10, else two. Other currencies keep their own number of decimals.
 */
export function formatMoney({ amount, currency }: Money, locale: string) {
  const units = new Intl.NumberFormat(locale, { style: "currency", currency });
  const usual = units.resolvedOptions().maximumFractionDigits ?? 2;
  const digits = currency === "USD" ? (amount % 100 === 0 ? 0 : amount % 10 === 0 ? 1 : 2) : usual;
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** usual);
}
