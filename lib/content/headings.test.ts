import { expect, test } from "vitest";

import { listHeadings } from "@/lib/content/headings";

test("second-level headings get the ids their page gives them, repeated ones a number", () => {
  const source = "## One *two*\n\n### Inner\n\n## Inner\n\ntext\n\n## The <En>word</En>\n\n## 練習の進め方";
  expect(listHeadings(source)).toEqual([
    { id: "one-two", text: "One two" },
    { id: "inner-1", text: "Inner" },
    { id: "the-word", text: "The word" },
    { id: "練習の進め方", text: "練習の進め方" },
  ]);
});
