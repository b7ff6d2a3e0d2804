import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, test } from "vitest";

import { allowParts } from "@/lib/content/markdown/allow-parts";

const clean = (source: string) => {
  const processor = unified().use(remarkParse).use(remarkMdx).use(allowParts);
  return JSON.stringify(processor.runSync(processor.parse(source)));
};

test.for([
  "<script>alert(1)</script>",
  '<iframe src="https://evil.example" />',
  "a <form>b</form>",
  "<a href='javascript:1'>x</a>",
  "<></>",
])("%s is dropped", (source) => {
  expect(clean(`before\n\n${source}\n\nafter`)).not.toContain("mdxJsx");
});

test("a form inside an allowed part is dropped, the part stays", () => {
  const tree = clean('<Callout kind="note">\n\ntext <form>evil</form>\n\n</Callout>');
  expect(tree).toContain("Callout");
  expect(tree).not.toContain("evil");
});
