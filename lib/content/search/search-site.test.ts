import { expect, test, vi } from "vitest";

import { searchSite } from "@/lib/content/search/search-site";
import type { Locale } from "@/lib/i18n/locales";

// The first search in a language reads all of its texts.
vi.setConfig({ testTimeout: 60_000 });

const pathsFor = async (locale: Locale, query: string, limit = 10) =>
  (await searchSite(locale, query, { limit })).results.map(({ path }) => path);

test.for<[Locale, string, string]>([
  ["en", "pricing", "/pricing"],
  ["en", "coupon", "/duolingo-english-test-coupon"],
  ["en", "shadowing", "/listen"],
  ["en", "contact", "/contact-us"],
  ["en", "refund", "/refund-policy"],
  ["en", "mock exam", "/mock-exam"],
  ["de", "Datenschutz", "/privacy-policy"],
  ["ja", "返金", "/refund-policy"],
  ["ko", "환불", "/refund-policy"],
  ["zh", "退款", "/refund-policy"],
  ["th", "คืนเงิน", "/refund-policy"],
  ["ru", "возврата", "/refund-policy"],
])("in %s “%s” finds first %s", async ([locale, query, path]) => {
  expect((await pathsFor(locale, query))[0]).toBe(path);
});

test.for<[Locale, string, string]>([
  ["en", "accomodations", "/learn/accommodations"],
  ["en", "vocabulery", "/blog/vocabulary"],
  ["en", "wrtiing correction", "/writing-ai-correction"],
  ["de", "Aufgabne", "/practice"],
  ["de", "Datenshutz", "/privacy-policy"],
  ["ru", "экзамменов", "/blog/test-day/calm-on-test-day"],
  ["ru", "аудироваие", "/blog/listening"],
])("in %s the mistyped “%s” still finds %s", async ([locale, query, path]) => {
  expect(await pathsFor(locale, query)).toContain(path);
});

test.for<[Locale, string, string]>([
  ["en", "accommodatio", "/learn/accommodations"],
  ["en", "refun", "/refund-policy"],
  ["ru", "возвр", "/refund-policy"],
  ["th", "คะแ", "/learn/how-scoring-works"],
  ["zh", "评分方", "/learn/how-scoring-works"],
  ["ko", "환불 정", "/refund-policy"],
])("in %s the beginning “%s” finds %s while it is typed", async ([locale, query, path]) => {
  expect(await pathsFor(locale, query)).toContain(path);
});

test("a German compound is found by its last part, and a new compound by its parts", async () => {
  const { results } = await searchSite("de", "Wortschatzübungen");
  expect(results.map(({ path }) => path)).toContain("/blog/vocabulary");
  const found = await pathsFor("de", "Richtlinie", 50);
  expect(found).toContain("/cookie");
});

test("a wrong letter of a language without an alphabet is another word", async () => {
  expect(await pathsFor("zh", "退款", 50)).not.toEqual(await pathsFor("zh", "退出", 50));
  expect(await searchSite("ko", "봔불")).toMatchObject({ total: 0 });
});

test("an answer is found by its question, and its address opens it", async () => {
  const { results } = await searchSite("en", "student discount");
  const answer = results.find(({ kind }) => kind === "question");
  expect(answer?.path).toBe("/duolingo-english-test-coupon#faq-1");
});

test("the excerpt is a line that has one of the words", async () => {
  const { results } = await searchSite("en", "spam folder");
  expect(results[0]?.excerpt).toMatch(/spam|folder/i);
});
