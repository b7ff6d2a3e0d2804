import { expect, test } from "vitest";

import {
  clearSelection,
  dragOver,
  extendTo,
  moveTo,
  startSelection,
  tapWord,
} from "@/components/questions/interactive-reading/selection";
import { readWords, wordOfKey } from "@/components/questions/interactive-reading/word-keys";

const none = startSelection(null);

test("the first tap marks a word, the second all words up to another one, a third begins anew", () => {
  const first = tapWord(none, 7);
  expect(first).toMatchObject({ span: { first: 7, last: 7 }, isOpen: true });
  const second = tapWord(first, 4);
  expect(second).toMatchObject({ span: { first: 4, last: 7 }, isOpen: false });
  expect(tapWord(second, 9)).toMatchObject({ span: { first: 9, last: 9 }, isOpen: true });
});

test("two taps on the same word highlight that word", () => {
  expect(tapWord(tapWord(none, 3), 3)).toMatchObject({ span: { first: 3, last: 3 }, isOpen: false });
});

test("a drag goes both ways", () => {
  expect(dragOver(5, 9).span).toEqual({ first: 5, last: 9 });
  expect(dragOver(9, 5).span).toEqual({ first: 5, last: 9 });
});

test("Shift extends from where it began, and turns around there", () => {
  const two = extendTo(extendTo(moveTo(none, 6), 7), 8);
  expect(two).toMatchObject({ cursor: 8, span: { first: 6, last: 8 } });
  expect(extendTo(two, 4).span).toEqual({ first: 4, last: 6 });
});

test("moving without Shift keeps the highlight, and the next one begins where the keyboard is", () => {
  const moved = moveTo(extendTo(moveTo(none, 6), 8), 20);
  expect(moved.span).toEqual({ first: 6, last: 8 });
  expect(extendTo(moved, 21).span).toEqual({ first: 20, last: 21 });
});

test("Enter, moving and Enter again highlight what lies between", () => {
  expect(tapWord(moveTo(tapWord(none, 3), 9), 9).span).toEqual({ first: 3, last: 9 });
});

test("what was kept is there again, and can be cleared", () => {
  const kept = startSelection({ first: 2, last: 5 });
  expect(kept).toMatchObject({ cursor: 2, span: { first: 2, last: 5 } });
  expect(clearSelection(kept)).toMatchObject({ cursor: 2, span: null, anchor: null });
});

const words = readWords(['It rang. "Who is it?" she asked. Nobody', "Then it stopped."]);

test("sentences begin after a full stop, behind a quotation mark, and with a paragraph", () => {
  expect(words.words).toHaveLength(11);
  expect(words.starts).toEqual([0, 2, 5, 7, 8]);
});

test.for<[key: string, shiftKey: boolean, from: number, to: number | null]>([
  ["ArrowRight", false, 0, 1],
  ["ArrowRight", false, 10, 10],
  ["ArrowLeft", false, 0, 0],
  ["ArrowUp", false, 4, 2],
  ["ArrowUp", false, 2, 0],
  ["ArrowUp", false, 0, 0],
  ["ArrowDown", false, 0, 2],
  ["ArrowDown", false, 9, 8],
  ["ArrowDown", true, 2, 4],
  ["ArrowDown", true, 4, 6],
  ["ArrowDown", true, 10, 10],
  ["Home", false, 5, 0],
  ["End", true, 5, 10],
  ["a", false, 5, null],
])("%s with Shift %s leads from word %d to %d", ([key, shiftKey, from, to]) => {
  expect(wordOfKey(words, from, { key, shiftKey })).toBe(to);
});
