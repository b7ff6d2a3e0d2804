import { expect, test } from "vitest";

import { headingsOf } from "@/lib/content/markdown/headings";
import { parseMarkdown } from "@/lib/content/markdown/parse-markdown";

test("headings get the ids their page gives them, repeated ones a number", () => {
  const source =
    "## One *two*\n\n### Inner\n\n## Inner\n\ntext\n\n## The <En>word</En>\n\n## 練習の進め方\n\n## A ~~struck~~ `code`";
  expect(headingsOf(parseMarkdown(source))).toEqual([
    { id: "one-two", text: "One two", depth: 2 },
    { id: "inner", text: "Inner", depth: 3 },
    { id: "inner-1", text: "Inner", depth: 2 },
    { id: "the-word", text: "The word", depth: 2 },
    { id: "練習の進め方", text: "練習の進め方", depth: 2 },
    { id: "a-struck-code", text: "A struck code", depth: 2 },
  ]);
});
