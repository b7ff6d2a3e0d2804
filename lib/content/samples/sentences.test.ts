import { expect, test } from "vitest";

import { samplesOf } from "@/lib/content/samples/sample-prompts";
import { sampledTasks } from "@/lib/content/samples/samples";
import { sentencesOf } from "@/lib/content/samples/sentences";

test("an answer is heard in sentences, over its paragraphs", () => {
  expect(sentencesOf("I like it. Do you?\n\nYes, “very much.” Bye!")).toEqual([
    "I like it.",
    "Do you?",
    "Yes, “very much.”",
    "Bye!",
  ]);
});

test("every sentence of every sample answer is short enough for a voice, and none is lost", () => {
  const answers = sampledTasks.flatMap((task) => samplesOf(task).flatMap(({ answers: own }) => own));
  for (const { text } of answers) {
    const sentences = sentencesOf(text);
    expect(sentences.join(" ")).toBe(text.replaceAll(/\s+/g, " ").trim());
    for (const sentence of sentences) expect(sentence.length).toBeLessThanOrEqual(600);
  }
});
