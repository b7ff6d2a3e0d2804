import { expect, test } from "vitest";

import { splitUnits } from "@/lib/documents/split-units";

test("a Japanese title breaks before words, not before particles or closing marks", () => {
  const units = splitUnits("部屋、本人確認書類、パソコンを使う8週間の練習", "ja");
  expect(units.join("")).toBe("部屋、本人確認書類、パソコンを使う8週間の練習");
  expect(units.slice(1).every((unit) => !/^[、。のをはがに]/u.test(unit))).toBe(true);
  expect(units.some((unit) => unit.startsWith("8週間"))).toBe(true);
});

test("a Chinese opening mark stays with what it opens", () => {
  const units = splitUnits("考试形式（2026 年 11 月）", "zh");
  expect(units.some((unit) => unit.startsWith("（2026 年"))).toBe(true);
  expect(units.some((unit) => unit.startsWith("）"))).toBe(false);
});

test("Thai breaks between words although it writes no spaces", () => {
  const units = splitUnits("เรียนรู้จากทุกข้อผิดพลาด", "th");
  expect(units.length).toBeGreaterThan(2);
  expect(units.join("")).toBe("เรียนรู้จากทุกข้อผิดพลาด");
});

test("an English name among other letters stays on one line; in an English title it may break", () => {
  expect(splitUnits("Duolingo English Test 模擬試験", "ja")[0]?.trim()).toBe("Duolingo English Test");
  expect(splitUnits("Duolingo English Test rules", "en")).toHaveLength(4);
});

test("a word of one letter leans on the next word", () => {
  expect(splitUnits("Что взять в день экзамена", "ru")).toContain("в день ");
});
