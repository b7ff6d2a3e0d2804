import { expect, test } from "vitest";

import { Fact, valueFault } from "@/lib/content/facts/fact-table";
import { formatFact } from "@/lib/content/facts/format-fact";

const fact = (values: object) =>
  Fact.parse({ name: "a", sure: "official", source: "rules", checked: "2026-11-21", ...values });

const twenty = fact({ kind: "seconds", value: 20 });
const range = fact({ kind: "minutes", from: 1, to: 3 });
const clock = fact({ kind: "clock", value: 390 });
const begin = fact({ kind: "date", day: "2024-04-02" });
const gaps = fact({ kind: "count", from: 12, to: 25 });

test.each([
  ["en", "20 seconds"],
  ["de", "20 Sekunden"],
  ["ru", "20 секунд"],
  ["ja", "20秒"],
  ["zh", "20秒"],
  ["ko", "20초"],
  ["th", "20 วินาที"],
] as const)("a time has its unit in %s", (locale, words) => {
  expect(formatFact(twenty, locale)).toBe(words);
  expect(formatFact(twenty, locale, "number")).toBe("20");
});

test("a unit agrees with its number", () => {
  const minutes = [1, 3, 5].map((value) => formatFact(fact({ kind: "minutes", value }), "ru"));
  expect(minutes).toEqual(["1 минута", "3 минуты", "5 минут"]);
  expect(formatFact(fact({ kind: "minutes", value: 1 }), "en")).toBe("1 minute");
});

test("a range is one number with one unit", () => {
  expect(formatFact(range, "en")).toBe("1–3 minutes");
  expect(formatFact(range, "de")).toBe("1–3 Minuten");
  expect(formatFact(gaps, "en")).toBe("12–25");
});

test("minutes and seconds are said with both units, or with a colon", () => {
  expect(formatFact(clock, "en")).toBe("6 minutes 30 seconds");
  expect(formatFact(clock, "ja")).toBe("6分30秒");
  expect(formatFact(clock, "en", "number")).toBe("6:30");
  expect(formatFact(fact({ kind: "clock", value: 360 }), "en")).toBe("6 minutes");
});

test("a day is written as the language writes it, in no other time zone", () => {
  expect(formatFact(begin, "en")).toBe("April 2, 2024");
  expect(formatFact(begin, "de")).toBe("2. April 2024");
  expect(formatFact(begin, "th")).toBe("2 เมษายน 2567");
});

test("the first of a month is an ordinal where the language says so", () => {
  const first = fact({ kind: "date", day: "2024-07-01" });
  const words = (["fr", "pt", "it", "es", "de"] as const).map((locale) => formatFact(first, locale));
  expect(words).toEqual([
    "1er juillet 2024",
    "1º de julho de 2024",
    "1º luglio 2024",
    "1 de julio de 2024",
    "1. Juli 2024",
  ]);
});

test("values fit their kind", () => {
  expect([twenty, range, clock, begin, gaps].map(valueFault)).toEqual([null, null, null, null, null]);
  expect(valueFault(fact({ kind: "count" }))).toMatch(/value/);
  expect(valueFault(fact({ kind: "count", value: 1, to: 2 }))).toMatch(/value/);
  expect(valueFault(fact({ kind: "count", from: 3, to: 3 }))).toMatch(/value/);
  expect(valueFault(fact({ kind: "date", day: "2024-04-02", value: 1 }))).toMatch(/day/);
  expect(valueFault(fact({ kind: "count", value: 1, day: "2024-04-02" }))).toMatch(/day/);
});
