import { expect, test } from "vitest";

import { siteFactsQuery } from "@/cms/queries";
import { confirmedRating } from "@/lib/seo/confirmed-rating";

const said = (value: number) => ({ value, confirmedOn: "2026-11-20", source: "Survey of November 2026" });
const facts = (rating: unknown) =>
  siteFactsQuery.shape.parse({
    totals: {},
    rating,
    contactEmail: "hello@bandwise.example",
    social: [],
  });

test("figures that nobody has confirmed are nothing", () => {
  const { totals, rating } = facts({ best: 5, counts: { platform: null } });
  expect(Object.values(totals)).toEqual([null, null, null, null, null]);
  expect(confirmedRating({ rating })).toBeUndefined();
});

test("a rating is given once its value and its votes are both confirmed", () => {
  expect(confirmedRating(facts({ best: 5, value: said(4.8), counts: {} }))).toBeUndefined();
  expect(confirmedRating(facts({ best: 5, value: null, counts: { platform: said(850) } }))).toBeUndefined();
  expect(confirmedRating(facts({ best: 5, value: said(4.8), counts: { platform: said(850) } }))).toEqual({
    value: 4.8,
    best: 5,
    count: 850,
  });
});

test("a figure without its day or its source is refused", () => {
  expect(() => facts({ best: 5, value: { value: 4.8, confirmedOn: "2026-11-20" }, counts: {} })).toThrow();
  expect(() => facts({ best: 5, value: { value: 4.8, source: "A survey" }, counts: {} })).toThrow();
});
