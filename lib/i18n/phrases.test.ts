import { expect, test } from "vitest";

import { phrasesOf } from "@/lib/i18n/phrases";

test("a Japanese heading is cut between phrases, never inside a word or before a particle", () => {
  expect(phrasesOf("写真を英語で描写する：7つの技法と使える単語")).toEqual([
    "写真を",
    "英語で",
    "描写する：",
    "7つの",
    "技法と",
    "使える",
    "単語",
  ]);
});

test("a text without kana stays whole", () => {
  for (const text of ["Read and Select", "", "用英语描述照片"]) expect(phrasesOf(text)).toEqual([text]);
});

test("nothing of a text is lost", () => {
  const text = "Read Then Speak と Interactive Speaking：DET の無料講座";
  expect(phrasesOf(text).join("")).toBe(text);
});
