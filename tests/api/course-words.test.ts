import { expect, test } from "vitest";

import { getCourse } from "@/lib/content/courses/courses";
import { Added } from "@/lib/services/vocabulary/views";
import { withRuntime } from "@/tests/api/harness";
import { call, visit } from "@/tests/api/practice-calls";
import { readCards, readDeck } from "@/tests/api/vocabulary-calls";

withRuntime();

const slug = "det-listening-words";
const words = getCourse("en", slug)?.words ?? [];
const path = (course: string) => `/vocabulary/courses/${course}`;

test("the words of a course become a guest's own, each with its sentence, once however often they are added", async () => {
  const ana = await visit();
  const answers = await Promise.all([call(ana, "POST", path(slug)), call(ana, "POST", path(slug))]);
  const added = answers.map(({ data }) => Added.parse(data).added);
  expect(added.toSorted((a, b) => a - b)).toEqual([0, words.length]);

  const { cards, total } = await readCards(ana, "size=50");
  expect(total).toBe(words.length);
  for (const { word, sentence } of words) {
    const card = cards.find(({ lemma }) => lemma === word);
    expect(card).toMatchObject({ source: "course", memory: { state: "new" }, sentence: { text: sentence } });
  }
  expect((await readDeck(ana)).cards.length).toBeGreaterThan(0);
});

test("a course that has no words of its own, and one that isn't there, are refused", async () => {
  const ana = await visit();
  for (const course of ["det-interactive-writing", "no-such-course"])
    expect(await call(ana, "POST", path(course))).toMatchObject({
      status: 404,
      code: "practice/unknown-purpose",
    });
});
