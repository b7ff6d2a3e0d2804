import type { Blueprint } from "@/lib/exam/blueprint/blueprint";
import { oneOfEach, ours, partsFrom, shortSource, wordRound } from "@/lib/exam/blueprint/shapes";

const shortReading: Blueprint = {
  id: "short-reading",
  version: "2026-11-a",
  source: shortSource,
  measures: "skills",
  parts: partsFrom({
    "read-and-select": { ...wordRound, range: ours },
    "fill-in-the-blanks": { count: 9, range: ours },
    "read-and-complete": { count: 3, range: ours },
    "interactive-reading": { count: 1, range: ours, facets: { expository: 1 } },
  }),
};

const shortListening: Blueprint = {
  id: "short-listening",
  version: "2026-11-a",
  source: shortSource,
  measures: "skills",
  parts: partsFrom({
    "listen-and-type": { count: 11, range: ours },
    "interactive-listening": { count: 2, range: ours, facets: oneOfEach.conversation },
  }),
};

const shortSpeaking: Blueprint = {
  id: "short-speaking",
  version: "2026-11-a",
  source: shortSource,
  measures: "skills",
  parts: partsFrom({
    "speak-about-the-photo": { count: 1, range: ours, weight: 1 },
    "read-then-speak": { count: 2, range: ours, weight: 1 },
    "interactive-speaking": { count: 2, range: ours, weight: 1 },
    "speaking-sample": { count: 1, range: ours, weight: 2 },
  }),
};

/** Editions that another has followed: sittings that began with them go on, and their reports are read, by these. */
export const followedBlueprints: readonly Blueprint[] = [shortReading, shortListening, shortSpeaking];
