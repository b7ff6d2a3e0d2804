import { NextIntlClientProvider } from "next-intl";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";

import { MarkedWriting } from "@/components/site/corrections/marked-writing";
import german from "@/content/messages/de.json" with { type: "json" };
import { sampleCorrection } from "@/lib/content/corrections/sample-correction";

const { Corrections, Samples } = german;
const { text, result } = sampleCorrection;
const html = renderToStaticMarkup(
  <NextIntlClientProvider locale="de" messages={{ Corrections, Samples }} timeZone="UTC">
    <MarkedWriting text={text} edits={result.edits} id="sample" locale="de" />
  </NextIntlClientProvider>,
);

test("each mark leads to its note, and the note back to it", () => {
  for (const number of result.edits.map((_edit, index) => index + 1)) {
    expect(html).toContain(`id="sample-${number}" href="#sample-note-${number}"`);
    expect(html).toContain(`id="sample-note-${number}"`);
    expect(html).toContain(`href="#sample-${number}"`);
  }
  expect(html.match(/<mark/g)).toHaveLength(result.edits.length);
});

test("a space that goes with a word stands behind its number", () => {
  const edit = {
    id: "x",
    start: 7,
    end: 10,
    original: "to ",
    replacement: "",
    category: "verb-form",
  } as const;
  const marked = renderToStaticMarkup(
    <NextIntlClientProvider locale="de" messages={{ Corrections, Samples }} timeZone="UTC">
      <MarkedWriting
        text="I must to go."
        edits={[{ ...edit, kind: "base-after-modal" }]}
        id="own"
        locale="de"
      />
    </NextIntlClientProvider>,
  );
  expect(marked).toContain(">to</mark>");
  expect(marked).toContain("1</a> </span>go.");
});

test("notes are in the reader's language, and the text is marked as English", () => {
  for (const { category } of result.edits) expect(html).toContain(Corrections.categories[category]);
  expect(html).toMatch(/<p lang="en"/);
});
