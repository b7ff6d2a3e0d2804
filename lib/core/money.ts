/** An amount in the currency's minor unit (cents for USD), as an integer. */
export type Money = { amount: number; currency: string };

const decimalsOfDollars = ({ amount }: Money) => (amount % 100 === 0 ? 0 : amount % 10 === 0 ? 1 : 2);

/**
 * Price text by the product's rule for US dollars: whole units when divisible by 100, one decimal when
 * divisible by 10, else two. In a `list` of prices all have two decimals as soon as one has any. Other currencies
 * keep their own number of decimals.
 */
export function formatMoney(money: Money, locale: string, list: readonly Money[] = []) {
  const { amount, currency } = money;
  const units = new Intl.NumberFormat(locale, { style: "currency", currency });
  const usual = units.resolvedOptions().maximumFractionDigits ?? 2;
  const inDollars = list.some((each) => decimalsOfDollars(each) > 0) ? usual : decimalsOfDollars(money);
  const digits = currency === "USD" ? inDollars : usual;
  return new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount / 10 ** usual);
}
