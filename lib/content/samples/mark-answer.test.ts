import { expect, test } from "vitest";

import { markAnswer } from "@/lib/content/samples/mark-answer";
import { samplesOf } from "@/lib/content/samples/sample-prompts";
import { sampledTasks } from "@/lib/content/samples/samples";

const note = (quote: string) => ({ quote });

test("an answer is cut into runs, and its notes stand in reading order", () => {
  const { paragraphs, notes } = markAnswer({
    text: "He go home.\n\nIt is late.",
    notes: [note("It is late."), note("He go")],
  });
  expect(notes.map(({ quote }) => quote)).toEqual(["He go", "It is late."]);
  expect(paragraphs).toEqual([
    [
      { text: "He go", notes: [0], ends: [0] },
      { text: " home.", notes: [], ends: [] },
    ],
    [{ text: "It is late.", notes: [1], ends: [1] }],
  ]);
});

test("words that two notes quote belong to both, and each number stands where its quote ends", () => {
  const { paragraphs } = markAnswer({
    text: "He live far and he only use it.",
    notes: [note("He live far and he only use"), note("He live far")],
  });
  expect(paragraphs[0]).toEqual([
    { text: "He live far", notes: [0, 1], ends: [0] },
    { text: " and he only use", notes: [1], ends: [1] },
    { text: " it.", notes: [], ends: [] },
  ]);
});

test("every sample answer keeps its text, and each of its notes has its number once", () => {
  const answers = sampledTasks.flatMap((task) => samplesOf(task).flatMap((prompt) => prompt.answers));
  expect(answers.length).toBeGreaterThan(0);
  for (const answer of answers) {
    const { paragraphs } = markAnswer(answer);
    expect(paragraphs.map((runs) => runs.map(({ text }) => text).join("")).join("\n\n")).toBe(answer.text);
    const ends = paragraphs.flat().flatMap((run) => run.ends);
    expect(ends.toSorted((a, b) => a - b)).toEqual(answer.notes.map((_, index) => index));
  }
});
