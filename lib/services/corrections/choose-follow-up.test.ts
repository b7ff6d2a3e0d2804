import { expect, test } from "vitest";

import { promptsOf } from "@/lib/content/prompts/prompts";
import { chooseFollowUp } from "@/lib/services/corrections/choose-follow-up";

const themes = [
  { name: "cost", cues: ["money", "pay"], followUp: "Who pays?" },
  { name: "beauty", cues: ["beautiful", "old town"], followUp: "Is it beautiful?" },
  { name: "use", cues: ["phone"], followUp: "Who needs it?" },
];

test("part two asks for the first theme that part one said nothing of", () => {
  expect(chooseFollowUp(themes, "It costs money, and the Old  Town is beautiful.")?.theme).toBe("use");
  expect(chooseFollowUp(themes, "My phone shows the time.")?.theme).toBe("cost");
  expect(chooseFollowUp(themes, "")?.asks).toBe("Who pays?");
});

test("a cue counts as whole words, in small letters or capitals", () => {
  expect(chooseFollowUp(themes, "A payment is no cue, nor is moneyless.")?.theme).toBe("cost");
  expect(chooseFollowUp(themes, "PAY!")?.theme).toBe("beauty");
});

test("where part one touched every theme, the one it touched least is asked for", () => {
  expect(chooseFollowUp(themes, "Pay money for the old town; my phone is beautiful.")?.theme).toBe("use");
  expect(chooseFollowUp([], "Anything")).toBeNull();
});

test("every sample answer of the bank leads to a theme, the same each time", () => {
  const prompts = promptsOf("interactive-writing");
  expect(prompts.length).toBeGreaterThan(0);
  for (const { themes: own, asks } of prompts)
    expect(chooseFollowUp(own, asks)).toEqual(chooseFollowUp(own, asks));
});
