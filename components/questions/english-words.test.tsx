import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { EnglishMarked, inEnglish } from "@/components/questions/english-words";

test("English parts of a translated sentence are marked, the rest stays as it is", () => {
  const sentence = `„${inEnglish("lake")}“ reimt sich auf „${inEnglish("cake")}“.`;
  expect(renderToStaticMarkup(<EnglishMarked>{sentence}</EnglishMarked>)).toBe(
    '„<span lang="en" translate="no">lake</span>“ reimt sich auf „<span lang="en" translate="no">cake</span>“.',
  );
});

test("a sentence without English is only text", () => {
  expect(renderToStaticMarkup(<EnglishMarked>See</EnglishMarked>)).toBe("See");
});
