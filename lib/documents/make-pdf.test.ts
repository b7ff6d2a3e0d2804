import { create } from "fontkit";
import { expect, test } from "vitest";

import type { Plot } from "@/lib/core/plot";
import { splitRuns } from "@/lib/documents/pdf-fonts";
import { makePdf } from "@/lib/documents/make-pdf";
import { subsetFont } from "@/lib/documents/subset-font";
import { filesFor } from "@/lib/documents/typefaces";
import type { Locale } from "@/lib/i18n/locales";

const names: Record<string, [Locale, string]> = {
  Thai: ["th", "สมชาย ใจดีที่ยิ้มง่าย"],
  Japanese: ["ja", "山田 花子さん"],
  Korean: ["ko", "김민지"],
  Chinese: ["zh", "王小明的报告"],
  Russian: ["ru", "Ирина Ёлкина"],
  Turkish: ["tr", "Çağla Şimşek"],
};

test.each(Object.entries(names))(
  "a font is cut to the signs of a %s name, all of which it draws",
  async (_, [locale, name]) => {
    for (const { font, text } of splitRuns(name, { locale, weight: 400 })) {
      const file = font.slice(0, font.lastIndexOf(" "));
      const points = [...text].map((sign) => sign.codePointAt(0) ?? 0);
      const made = create(Buffer.from(await subsetFont(file, { points, weight: 400 })));
      for (const point of points) expect(made.hasGlyphForCodePoint(point)).toBe(true);
      expect(made.characterSet.length).toBeLessThanOrEqual(new Set(points).size + 4);
      expect(Object.keys(made.variationAxes)).not.toContain("wght");
      expect(made.layout(text).advanceWidth).toBeGreaterThan(0);
    }
  },
);

test("a sign that no font draws becomes a question mark, and what cannot be seen goes", () => {
  const text = splitRuns("a\u0000\u200b😀", { locale: "en", weight: 400 })
    .map((run) => run.text)
    .join("");
  expect(text).toBe("a?");
  expect(filesFor(0x1f600, "en")).toEqual([]);
});

const input = {
  locale: "en" as const,
  title: "A title",
  foot: "Foot",
  madeAt: new Date("2026-11-28T00:00:00Z"),
};
const pagesOf = (bytes: Uint8Array) =>
  Buffer.from(bytes)
    .toString("latin1")
    .match(/\/Type \/Page\b/g)?.length ?? 0;

test("a long text goes on to the next pages, a word wider than the page is cut, and an empty one is one page", async () => {
  const word = "incomprehensibilities".repeat(30);
  const lines = Array.from({ length: 120 }, (_, at) => ({
    kind: "text" as const,
    spans: [{ text: `Line ${at} ${at === 5 ? word : ""}` }],
  }));
  expect(pagesOf(await makePdf({ ...input, blocks: lines }))).toBeGreaterThan(2);
  expect(pagesOf(await makePdf({ ...input, blocks: [] }))).toBe(1);
});

test("the file says its language and its structure, so that it can be read aloud", async () => {
  const bytes = Buffer.from(await makePdf({ ...input, blocks: [{ kind: "title", text: "A title" }] }));
  const said = bytes.toString("latin1");
  for (const part of ["/Lang (en)", "/MarkInfo", "/StructTreeRoot", "/S /H1"]) expect(said).toContain(part);
});

test("a plot is a figure that is told in words, and its own words have their signs in the fonts", async () => {
  const plot: Plot = {
    ranges: [{ x: 0.5, low: 0.6, high: 0.4 }],
    isBand: false,
    lines: [{ from: { x: 0, y: 1 }, to: { x: 1, y: 0 } }],
    signs: [{ x: 0.5, y: 0.5, sign: "fewer-skills" }],
    feet: [{ x: 0.5, at: 0 }],
  };
  const block = {
    kind: "plot",
    plot,
    label: "Told in words",
    legend: [{ sign: "right", text: "ถูก" }],
  } as const;
  const words = { tick: (score: number) => String(score), foot: () => "11月28日" };
  const bytes = await makePdf({ ...input, blocks: [{ ...block, ...words }] });
  const said = Buffer.from(bytes).toString("latin1");
  expect(said).toContain("/S /Figure");
  expect(said).toContain("/Alt (Told in words)");
  expect(said).toContain("NotoSansThai");
  expect(said).toContain("NotoSansJP");
});
