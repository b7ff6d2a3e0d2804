import { expect, test } from "vitest";

import { webVtt } from "@/lib/content/films/web-vtt";

test("a cue has its times and one line of text", () => {
  expect(webVtt([{ start: 0.42, end: 4.4649, text: "One word,\n five seconds." }])).toBe(
    "WEBVTT\n\n00:00:00.420 --> 00:00:04.465\nOne word, five seconds.\n",
  );
});

test("times beyond a minute and an hour are carried over", () => {
  expect(webVtt([{ start: 71.9996, end: 3_661, text: "x" }])).toContain("00:01:12.000 --> 01:01:01.000");
});

test("what WebVTT would read as markup is text", () => {
  expect(webVtt([{ start: 0, end: 1, text: "a <b> & --> c" }])).toContain("\na &lt;b&gt; &amp; --&gt; c\n");
});
