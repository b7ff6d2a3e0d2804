import { expect, test } from "vitest";

import { blindTurns } from "@/lib/bank/interactive-listening/blind-turns";
import type { BankConversation } from "@/lib/bank/interactive-listening/sources";

const conversationNamed = (name: string): BankConversation => ({
  name,
  subject: "science",
  version: 1,
  with: "peer",
  gender: "woman",
  scenario: `You talk about the ${name}.`,
  message: `The ${name} is here.`,
  notes: [],
  turns: [1, 2, 3, 4, 5].map((turn) => ({
    says: `Words ${turn} about the ${name}.`,
    right: `Right ${turn} about the ${name}.`,
    wrong: [1, 2, 3].map((at) => ({
      text: `Wrong ${at} of ${turn} about the ${name}.`,
      reason: "misheard" as const,
    })),
  })),
  summary: [],
  sample: "",
});
const conversations = ["lamp", "folder", "door"].map(conversationNamed);

test("every turn comes once, with all its replies and the letter of the right one", () => {
  const turns = blindTurns(conversations, "1");
  expect(turns.map(({ number }) => number)).toEqual(turns.map((_, at) => at + 1));
  expect(new Set(turns.map(({ from }) => from)).size).toBe(15);
  for (const { replies, right, from } of turns) {
    const [name, turn] = from.split(" ");
    expect(replies.map(({ letter }) => letter)).toEqual(["A", "B", "C", "D"]);
    expect(new Set(replies.map(({ text }) => text)).size).toBe(4);
    expect(replies.find(({ letter }) => letter === right)?.text).toBe(`Right ${turn} about the ${name}.`);
  }
});

test("the turns of different conversations are mixed, the same way for the same seed", () => {
  const order = (seed: string) => blindTurns(conversations, seed).map(({ from }) => from);
  expect(order("1")).toEqual(order("1"));
  expect(order("1")).not.toEqual(order("2"));
  expect(order("1")).not.toEqual([...order("1")].sort());
  expect(new Set(blindTurns(conversations, "1").map(({ right }) => right)).size).toBeGreaterThan(1);
});

test("what is heard ends with the turn itself and tells nothing of its replies", () => {
  const third = blindTurns([conversationNamed("lamp")], "1").find(({ from }) => from === "lamp 3");
  expect(third?.heard).toEqual([
    "The lamp is here.",
    "Words 1 about the lamp.",
    "You: Right 1 about the lamp.",
    "Words 2 about the lamp.",
    "You: Right 2 about the lamp.",
    "Words 3 about the lamp.",
  ]);
});
