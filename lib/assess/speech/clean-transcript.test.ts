import { expect, test } from "vitest";

import { cleanTranscript } from "@/lib/assess/speech/clean-transcript";
import type { Transcript } from "@/lib/speech/transcriber";

/** A word each .4 s; "|" is a pause of one second. */
function heard(said: string, text = said.replaceAll("| ", "")): Transcript {
  let at = 0;
  const words = said.split(" ").flatMap((word) => {
    if (word !== "|") return { word, start: (at += 0.4) - 0.4, end: at };
    at += 1;
    return [];
  });
  return { text, words, timing: "recognized", engine: "double" };
}

test("fillers and words said again are left out of the text, and keep their times", () => {
  const { texts, words } = cleanTranscript([
    heard("Um, my my kitchen is uh very very small. Small rooms, um."),
  ]);
  expect(texts).toEqual(["my kitchen is very very small. Small rooms."]);
  expect(words.map(({ kind }) => kind).filter((kind) => kind !== "word")).toEqual([
    ...["filler", "repeat", "filler", "filler"],
  ]);
  const bare = (word = "") => word.replaceAll(/[.,]/g, "");
  for (const { word, place } of words)
    if (place) expect(bare(texts[0]?.slice(place.start, place.end))).toBe(bare(word));
});

test("a transcript without marks gets sentences by its pauses, and its I", () => {
  const { texts } = cleanTranscript([heard("i like tea | because i'm cold | it is warm")]);
  expect(texts).toEqual(["I like tea. Because I'm cold. It is warm."]);
});

test("marks that a service writes only into the text come back to its words", () => {
  const { texts } = cleanTranscript([heard("well I cook soup it is good", "Well, I cook soup. It is good.")]);
  expect(texts).toEqual(["Well, I cook soup. It is good."]);
});

test("parts keep their order, and what was not heard is an empty one", () => {
  const { texts, words } = cleanTranscript([heard("Yes. I do."), null, heard("No. Never.")]);
  expect(texts).toEqual(["Yes. I do.", "", "No. Never."]);
  expect(words.map(({ part }) => part)).toEqual([0, 0, 0, 2, 2]);
});

test("a long stretch without marks and pauses is no endless sentence", () => {
  const { texts } = cleanTranscript([heard(Array.from({ length: 80 }, (_, at) => `w${at}`).join(" "))]);
  expect(texts[0]?.split(". ").length).toBe(4);
});
