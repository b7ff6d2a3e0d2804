import { expect, test } from "vitest";

import { Fact } from "@/lib/content/facts/fact-table";
import {
  factText,
  fillFacts,
  fillHeadings,
  headsWithFacts,
  placeFacts,
} from "@/lib/content/facts/place-facts";
import { headingsOf } from "@/lib/content/markdown/headings";
import { parseMarkdown } from "@/lib/content/markdown/parse-markdown";
import { plainText } from "@/lib/content/markdown/plain-text";

const time = Fact.parse({
  name: "time",
  kind: "seconds",
  value: 20,
  sure: "official",
  source: "rules",
  checked: "2026-11-21",
});
const facts = new Map([["time", time]]);

function placed(source: string) {
  const tree = parseMarkdown(source);
  placeFacts({ facts, locale: "de" })(tree);
  return plainText(tree);
}

test("a fact is text in a sentence, in a table and alone in its line", () => {
  expect(placed('Du hast <Fact name="time" />.')).toBe("Du hast 20 Sekunden.");
  expect(placed('Eine <Fact name="time" only="number" />-Sekunden-Antwort')).toBe("Eine 20-Sekunden-Antwort");
  expect(placed('| a |\n| --- |\n| <Fact name="time" /> |')).toBe("a20 Sekunden");
  expect(placed('<Fact name="time" />')).toBe("20 Sekunden");
});

test("in what stays English a fact is English", () => {
  expect(placed('<Example title="x">\n\nIn <Fact name="time" />.\n\n</Example>')).toBe("In 20 seconds.");
  expect(placed('<En>In <Fact name="time" /></En>, <Fact name="time" />')).toBe("In 20 seconds, 20 Sekunden");
});

test("plain words keep a mark until the language is known", () => {
  const words = plainText(parseMarkdown('In <Fact name="time" />, <Fact name="time" only="number" />'));
  expect(words).toBe("In {fact:time}, {fact:time:number}");
  expect(fillFacts(words, factText(facts, "de"))).toBe("In 20 Sekunden, 20");
});

test("a heading's anchor is made from the words that the page shows", () => {
  const headings = headingsOf(parseMarkdown('## In <Fact name="time" />\n\n## In <Fact name="time" />'));
  const [german, english] = (["de", "en"] as const).map((locale) =>
    fillHeadings(headings, factText(facts, locale)).map(({ id }) => id),
  );
  expect(german).toEqual(["in-20-sekunden", "in-20-sekunden-1"]);
  expect(english).toEqual(["in-20-seconds", "in-20-seconds-1"]);
});

test("the head of a text is filled, and keeps what else it has", () => {
  const head = { title: "In {fact:time}", description: "{fact:time:number}", slug: "x" };
  expect(headsWithFacts(head, factText(facts, "en"))).toEqual({
    title: "In 20 seconds",
    description: "20",
    slug: "x",
  });
});

test("the title of a part names a fact, too", () => {
  const tree = parseMarkdown('<Exercise title="In {fact:time}">\n\nx\n\n</Exercise>');
  placeFacts({ facts, locale: "de" })(tree);
  expect(JSON.stringify(tree)).toContain("In 20 Sekunden");
});

test("a name that there is none of is an error, not an empty place", () => {
  expect(() => placed('<Fact name="hour" />')).toThrow(/hour/);
});
