import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { BrowserStorage } from "@/tests/factories/browser-storage";

import { putOut, readOutbox, takeBack, watchOutbox } from "./outbox";

const storage = new BrowserStorage();

beforeEach(() => {
  storage.clear();
  vi.useFakeTimers({ now: 1_000 });
  vi.stubGlobal("window", { localStorage: storage });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const given = (position: number, step = 0) => ({ position, step, answer: { text: "so" }, millis: 900 });

test("answers wait in the order in which they were handed in, each sitting's apart", () => {
  putOut("one", given(3));
  vi.setSystemTime(1_001);
  putOut("one", given(2));
  putOut("other", given(9));
  expect(readOutbox("one").map(({ position }) => position)).toEqual([3, 2]);
  expect(readOutbox("other").map(({ position }) => position)).toEqual([9]);
});

test("a step is answered once: what is handed in a second time changes nothing", () => {
  putOut("one", given(3));
  putOut("one", { ...given(3), answer: { text: "other" } });
  expect(readOutbox("one")).toMatchObject([{ answer: { text: "so" } }]);
});

test("what the server has is gone, and who watches hears of both", () => {
  const heard = vi.fn();
  const forget = watchOutbox(heard);
  putOut("one", given(3));
  takeBack("one", given(3));
  expect(readOutbox("one")).toEqual([]);
  expect(heard).toHaveBeenCalledTimes(2);
  forget();
  putOut("one", given(4));
  expect(heard).toHaveBeenCalledTimes(2);
});

test("an answer with nothing entered waits like another, and what is broken does not", () => {
  putOut("one", { ...given(3), answer: null });
  window.localStorage.setItem("20180428_bandwise_exam_one_4_0", "{broken");
  window.localStorage.setItem("20180428_bandwise_exam_one_5_0", JSON.stringify({ position: 5 }));
  expect(readOutbox("one")).toMatchObject([{ position: 3, answer: null }]);
});
