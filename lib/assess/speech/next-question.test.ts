import { expect, test } from "vitest";

import { nextQuestion, type QuestionAsked } from "@/lib/assess/speech/next-question";

const prompt = {
  questions: [
    { asks: "Where do you cook?", branches: [] },
    {
      asks: "Do you like to cook?",
      branches: [
        { said: ["don't", "my mother"], asks: "Who cooks for you?" },
        { said: ["like to cook"], asks: "What do you cook?" },
      ],
      otherwise: "What is an easy meal?",
    },
    { asks: "Should children help?", branches: [{ said: ["yes"], asks: "Why?" }] },
  ],
};

function walk(answers: readonly (string | null)[]) {
  const asked: QuestionAsked[] = [];
  for (const answer of [null, ...answers]) {
    const next = nextQuestion(prompt, asked, answer);
    if (!next) break;
    asked.push(next);
  }
  return asked.map(({ asks }) => asks);
}

test("what was said leads to a follow-up, and a follow-up to the next question", () => {
  expect(walk(["At home.", "I like to cook soup.", "Soup.", "Yes.", "Because."])).toEqual([
    ...["Where do you cook?", "Do you like to cook?", "What do you cook?", "Should children help?", "Why?"],
  ]);
});

test("the first branch of which a cue was said counts, with any apostrophe", () => {
  expect(walk(["At home.", "I like to cook, but I don’t."])[2]).toBe("Who cooks for you?");
});

test("a cue is whole words", () => {
  expect(walk(["At home.", "Well.", "Soup.", "In my eyes, no."])).toHaveLength(4);
});

test("without a transcript, and after silence, the default branch is taken", () => {
  const usual = [
    ...["Where do you cook?", "Do you like to cook?", "What is an easy meal?", "Should children help?"],
  ];
  expect(walk([null, null, null, null])).toEqual(usual);
  expect(walk(["", "", "", ""])).toEqual(usual);
});

test("a conversation ends after eight questions", () => {
  const long = { questions: Array.from({ length: 12 }, (_, at) => ({ asks: `${at}?`, branches: [] })) };
  const asked: QuestionAsked[] = [];
  for (let next = nextQuestion(long, asked, null); next; next = nextQuestion(long, asked, null))
    asked.push(next);
  expect(asked).toHaveLength(8);
});
