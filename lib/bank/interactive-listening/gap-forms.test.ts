import { expect, test } from "vitest";

import { firstFailure } from "@/lib/bank/gate";
import { goodConversation } from "@/lib/bank/interactive-listening/conversation.fixture";
import { gapFormGates } from "@/lib/bank/interactive-listening/gap-forms";

const gateOf = (note: string) =>
  firstFailure(gapFormGates, { ...goodConversation, notes: [...goodConversation.notes, note] });

test.for(["It closes at {six}.", "Page {twenty-one} is missing.", "It is on the {Third} floor."])(
  "a number that may be written in figures takes figures: %s",
  (note) => {
    expect(gateOf(note)).toBe("gap-in-figures");
  },
);

test("with figures, or where a number is only part of a form, nothing is missing", () => {
  expect(gateOf("It closes at {six|6|six o'clock}.")).toBeNull();
  expect(gateOf("The plan is to dig {two holes|holes}.")).toBeNull();
});

test("what can be guessed half of the time is no gap", () => {
  expect(gateOf("Her room is on the {left}.")).toBe("gap-not-one-of-two");
  expect(gateOf("The meeting is {Outdoors|outside}.")).toBe("gap-not-one-of-two");
  expect(gateOf("What is {left over|left behind} goes to the guard.")).toBeNull();
});
