import type { Blueprint } from "@/lib/exam/blueprint/blueprint";
import { asked, oneOfEach, ours, partsFrom, shortSource, wordRound } from "@/lib/exam/blueprint/shapes";

/**
 * Counts inside the ranges of the format, at the lower end where an item takes minutes. Interactive Speaking is two topics
 * of four questions each.
 */
const current: Blueprint = {
  id: "current",
  version: "2025-07-a",
  source:
    "the test's format since 1 July 2025, as its help pages give it in November 2026; counts inside its ranges are ours",
  measures: "skills",
  parts: partsFrom({
    "read-and-select": { ...wordRound, range: [15, 18] },
    "fill-in-the-blanks": { count: 9, range: [6, 9] },
    "read-and-complete": { count: 3, range: [3, 6] },
    "interactive-reading": { count: 2, range: asked[2], facets: oneOfEach.reading },
    "listen-and-type": { count: 7, range: [6, 9] },
    "interactive-listening": { count: 2, range: asked[2], facets: oneOfEach.conversation },
    "summarize-the-conversation": { count: 2, range: asked[2], isSequel: true, weight: 1 },
    "write-about-the-photo": { count: 3, range: asked[3], weight: 1 },
    "interactive-writing": { count: 1, range: asked[1], weight: 3 },
    "speak-about-the-photo": { count: 1, range: asked[1], weight: 1 },
    "read-then-speak": { count: 1, range: asked[1], weight: 1 },
    "interactive-speaking": { count: 2, range: asked[2], weight: 1 },
    "writing-sample": { count: 1, range: asked[1], weight: 3 },
    "speaking-sample": { count: 1, range: asked[1], weight: 2 },
  }),
};

/** Before 1 July 2025: for tests and old reports. How many of each were asked is not known: the counts are ours. */
const legacy: Blueprint = {
  id: "legacy",
  version: "2024-07-a",
  source: "the types of July 2024 to June 2025; all counts are ours",
  measures: "skills",
  parts: partsFrom({
    "read-and-select": { ...wordRound, range: ours },
    "fill-in-the-blanks": { count: 6, range: ours },
    "read-and-complete": { count: 4, range: ours },
    "interactive-reading": { count: 2, range: ours, facets: oneOfEach.reading },
    "listen-and-type": { count: 8, range: ours },
    "interactive-listening": { count: 2, range: ours, facets: oneOfEach.conversation },
    "summarize-the-conversation": { count: 2, range: ours, isSequel: true, weight: 1 },
    "write-about-the-photo": { count: 3, range: ours, weight: 1 },
    "interactive-writing": { count: 1, range: ours, weight: 3 },
    "speak-about-the-photo": { count: 1, range: ours, weight: 1 },
    "read-then-speak": { count: 1, range: ours, weight: 1 },
    "listen-then-speak": { count: 2, range: ours, weight: 1 },
    "writing-sample": { count: 1, range: ours, weight: 3 },
    "speaking-sample": { count: 1, range: ours, weight: 2 },
  }),
};

const fewerSource = "an exam of one skill in at most 15 minutes; all counts are ours";

/** Each asks fewer tasks of its skill than the whole exam, so that its interval is wider, as is said beside it. */
const shortReading: Blueprint = {
  id: "short-reading",
  version: "2026-11-b",
  source: fewerSource,
  measures: "skills",
  parts: partsFrom({
    "read-and-select": { ...wordRound, range: ours },
    "fill-in-the-blanks": { count: 9, range: ours },
    "read-and-complete": { count: 2, range: ours },
    "interactive-reading": { count: 1, range: ours, facets: { expository: 1 } },
  }),
};

const shortListening: Blueprint = {
  id: "short-listening",
  version: "2026-11-b",
  source: fewerSource,
  measures: "skills",
  parts: partsFrom({
    "listen-and-type": { count: 5, range: ours },
    "interactive-listening": { count: 2, range: ours, facets: oneOfEach.conversation },
  }),
};

const shortWriting: Blueprint = {
  id: "short-writing",
  version: "2026-11-a",
  source: shortSource,
  measures: "skills",
  parts: partsFrom({
    "write-about-the-photo": { count: 1, range: ours, weight: 1 },
    "interactive-writing": { count: 1, range: ours, weight: 3 },
    "writing-sample": { count: 1, range: ours, weight: 3 },
  }),
};

const shortSpeaking: Blueprint = {
  id: "short-speaking",
  version: "2026-11-b",
  source: fewerSource,
  measures: "skills",
  parts: partsFrom({
    "speak-about-the-photo": { count: 1, range: ours, weight: 1 },
    "interactive-speaking": { count: 1, range: ours, weight: 1 },
    "speaking-sample": { count: 1, range: ours, weight: 2 },
  }),
};

/** Twelve items, six of each skill that it can compare. */
const diagnostic: Blueprint = {
  id: "diagnostic",
  version: "2026-11-a",
  source: "twelve items in about 8 minutes for one overall band; all counts are ours",
  measures: "general",
  parts: partsFrom({
    "read-and-select": { ...wordRound, range: ours },
    "fill-in-the-blanks": { count: 4, range: ours },
    "read-and-complete": { count: 1, range: ours },
    "listen-and-type": { count: 6, range: ours },
  }),
};

/** A part of the whole that anybody may sit before paying. */
const section: Blueprint = {
  id: "section",
  version: "2026-11-a",
  source: "short reading tasks of the test in about 6 minutes; all counts are ours",
  measures: "skills",
  parts: {
    "read-and-select": {
      skill: "reading",
      count: 18,
      range: ours,
      facets: { real: 9, invented: 9 },
      isRound: true,
    },
    "fill-in-the-blanks": { skill: "reading", count: 6, range: ours },
    "read-and-complete": { skill: "reading", count: 1, range: ours },
  },
};

/** By id: what is asked today. */
export const blueprints = {
  current,
  legacy,
  "short-reading": shortReading,
  "short-listening": shortListening,
  "short-writing": shortWriting,
  "short-speaking": shortSpeaking,
  section,
  diagnostic,
} as const satisfies Record<string, Blueprint>;
