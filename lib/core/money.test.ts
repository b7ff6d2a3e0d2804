import { expect, test } from "vitest";

import { formatMoney } from "@/lib/core/money";

const dollars = (...amounts: number[]) => amounts.map((amount) => ({ amount, currency: "USD" }));
const text = (amount: number, list?: number[]) =>
  formatMoney({ amount, currency: "USD" }, "en", list && dollars(...list));

test("a price that stands alone has as many decimals as it needs", () => {
  expect([text(1000), text(990), text(499), text(123_400)]).toEqual(["$10", "$9.9", "$4.99", "$1,234"]);
});

test("in a list where one price has cents, all have two decimals", () => {
  expect([499, 990, 1000].map((amount) => text(amount, [499, 990, 1000]))).toEqual([
    "$4.99",
    "$9.90",
    "$10.00",
  ]);
});

test("a list of whole prices stays whole", () => {
  expect(text(1000, [1000, 2000])).toBe("$10");
});

test("other currencies keep their own number of decimals", () => {
  expect(formatMoney({ amount: 1500, currency: "JPY" }, "en", dollars(499))).toBe("¥1,500");
  expect(formatMoney({ amount: 1500, currency: "EUR" }, "en")).toBe("€15.00");
});
