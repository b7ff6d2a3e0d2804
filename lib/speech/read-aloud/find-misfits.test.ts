import { expect, test } from "vitest";

import { findMisfits } from "@/lib/speech/read-aloud/find-misfits";
import type { ReadingPiece } from "@/lib/speech/read-aloud/reading-piece";

/** Pieces of 0.3 s one after the other, unless they say their time. */
function reading(...given: Partial<ReadingPiece>[]): ReadingPiece[] {
  let [time, place] = [0, 0];
  return given.map((each) => {
    const piece = {
      place: each.place === null ? null : place,
      start: time,
      seconds: 0.3,
      phones: 4,
      misfit: 3,
    };
    const made = { ...piece, ...each };
    time = made.start + made.seconds;
    place += made.place === null ? 0 : 1;
    return made;
  });
}
const placesOf = (pieces: readonly ReadingPiece[]) => [...findMisfits(pieces)].map(({ place }) => place);
const other = (seconds: number) => ({ place: null, seconds, phones: 1 });

test("a word that fits far worse than the reader's others was another one", () => {
  expect(placesOf(reading({}, {}, { misfit: 7.5 }, {}, {}))).toEqual([2]);
  expect(placesOf(reading({}, {}, { misfit: 6.5 }, {}, {}))).toEqual([]);
});

test("a voice, an accent or a room that fits badly throughout changes no word", () => {
  expect(placesOf(reading(...[8, 7.5, 9, 8.5, 7, 10].map((misfit) => ({ misfit }))))).toEqual([]);
});

test("less is enough for a word inside another one: something else is said right before or after it", () => {
  const doubtful = { misfit: 6 };
  expect(placesOf(reading({}, other(0.1), doubtful, {}, {}))).toEqual([1]);
  expect(placesOf(reading({}, doubtful, other(0.05), other(0.05), {}, {}))).toEqual([1]);
  expect(placesOf(reading({}, other(0.05), doubtful, other(0.05), {}, {}))).toEqual([1]);
  expect(placesOf(reading({}, doubtful, other(0.06), {}, {}))).toEqual([]);
});

test("what is said after a silence is not beside the word", () => {
  expect(placesOf(reading({}, { misfit: 6 }, { ...other(0.4), start: 1 }, {}, {}))).toEqual([]);
});

test("a word of one sound is never judged by it, one of two only where it fits far worse", () => {
  const short = (phones: number, misfit: number) => reading({}, other(0.2), { phones, misfit }, {}, {});
  expect(placesOf(short(1, 12))).toEqual([]);
  expect(placesOf(short(2, 6))).toEqual([]);
  expect(placesOf(short(2, 8))).toEqual([1]);
  expect(placesOf(short(3, 6))).toEqual([1]);
});

test("nothing is found where nothing was heard, or nothing but something else", () => {
  expect(placesOf([])).toEqual([]);
  expect(placesOf(reading(other(1), { ...other(1), misfit: 20 }))).toEqual([]);
});
