import { expect, test } from "vitest";

import { readingWords, spellOut } from "@/lib/speech/read-aloud/reading-words";

test("words keep their place in the text, and lose their capitals", () => {
  const text = "“Don’t wait,” said Zoë.";
  const words = readingWords(text);
  expect(words.map(({ word }) => word)).toEqual(["don't", "wait", "said", "zoë"]);
  expect(words.map(({ start, end }) => text.slice(start, end))).toEqual(["Don’t", "wait", "said", "Zoë"]);
});

test("a compound with a hyphen is read as its words", () => {
  expect(readingWords("a well-known song").map(({ word }) => word)).toEqual(["a", "well", "known", "song"]);
});

test("every word can be spelled out, even one without English letters", () => {
  expect(spellOut("sheep")).toBe("SH IY P");
  expect(spellOut("zoë")).toBe("Z OW EH".replace("OW", "AA"));
  expect(spellOut("東京")).not.toBe("");
});
