import { readFileSync } from "node:fs";

import { expect, test } from "vitest";

import { realVoices } from "@/lib/content/voices";
import { type Locale, locales } from "@/lib/i18n/locales";

const voice = (language: Locale, sample: boolean, content: string) => ({
  language,
  sample,
  data: { content },
});

test("samples are shown to nobody", () => {
  expect(realVoices([voice("en", true, "a"), voice("de", true, "b")], "de")).toEqual([]);
});

test("the first real words bring the block back, among samples too", () => {
  const real = voice("de", false, "Es half.");
  expect(realVoices([voice("de", true, "a"), real, voice("en", true, "b")], "de")).toEqual([real]);
});

test("where a language has no real words yet, the English ones are shown", () => {
  const real = voice("en", false, "It helped.");
  expect(realVoices([real, voice("th", true, "a")], "th")).toEqual([real]);
});

test("every testimonial that comes with the product is a sample", () => {
  const lines = locales.flatMap((locale) =>
    readFileSync(`cms/dataset/${locale}.ndjson`, "utf8").split("\n").filter(Boolean),
  );
  const testimonials = lines.filter((line) => line.includes('"_type": "testimonial"'));
  expect(testimonials.length).toBeGreaterThan(0);
  expect(testimonials.filter((line) => !line.includes('"sample": true'))).toEqual([]);
});
