import { expect, test } from "vitest";

import { measuredExam, scoreNames, separateSkills } from "@/lib/content/exam/measured";
import { sampleItems, sampleOpen, sampleView } from "@/lib/content/exam/sample-report";
import { skills } from "@/lib/questions/define-schema";

test("the sample has a score of each kind, and something behind each of its answers", () => {
  const { overall, skills, integrated, answers, earlier } = sampleView;
  for (const score of [overall, ...Object.values(skills), ...Object.values(integrated)])
    expect(score).not.toBeNull();
  for (const { position } of answers) {
    const open = sampleOpen(position);
    const items = sampleItems(position, "en");
    expect(items.length > 0 || (open?.asked ?? "") !== "").toBe(true);
    for (const { steps, explanation } of items) {
      expect(explanation.length).toBeGreaterThan(0);
      expect(steps.every(({ result }) => result?.review)).toBe(true);
    }
  }
  expect(earlier.map(({ skillCount }) => skillCount)).toEqual([3, 4, 4]);
});

test("a word's meaning comes in the reader's language where it has been written", () => {
  const keysIn = (locale: "en" | "de") =>
    sampleItems(0, locale).flatMap(({ explanation }) => explanation.map(({ key }) => key));
  expect(keysIn("en")).toContain("meaning");
  expect(keysIn("de")).toContain("gloss");
  expect(keysIn("de")).not.toContain("meaning");
});

test("only a skill whose own score beats the overall is called a separate measurement", () => {
  for (const skill of skills) {
    const { own, byTotal } = measuredExam.values[skill];
    expect(separateSkills.includes(skill)).toBe(own > byTotal);
  }
  expect(sampleView.asOverall).toEqual(skills.filter((skill) => !separateSkills.includes(skill)));
});

test("the method page has nine scores, and without speaking those that do not rest on it", () => {
  const namesIn = (scores: object) => scoreNames.filter((name) => name in scores);
  expect(namesIn(measuredExam.four)).toEqual(scoreNames);
  expect(namesIn(measuredExam.three)).not.toContain("production");
  expect(namesIn(measuredExam.three)).toHaveLength(6);
  for (const { coverage } of Object.values(measuredExam.four)) expect(coverage).toBeGreaterThanOrEqual(0.93);
  expect(measuredExam.assumed.speaking).toBeGreaterThanOrEqual(measuredExam.assumed.writing);
});
