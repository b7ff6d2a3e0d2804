import type { Blueprint } from "@/lib/exam/blueprint/blueprint";

const asked = { 1: [1, 1], 2: [2, 2], 3: [3, 3] } as const;
const ours = [0, 20] as const;

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
  parts: {
    "read-and-select": {
      skill: "reading",
      count: 18,
      range: [15, 18],
      facets: { real: 9, invented: 9 },
      isRound: true,
    },
    "fill-in-the-blanks": { skill: "reading", count: 9, range: [6, 9] },
    "read-and-complete": { skill: "reading", count: 3, range: [3, 6] },
    "interactive-reading": {
      skill: "reading",
      count: 2,
      range: asked[2],
      facets: { narrative: 1, expository: 1 },
    },
    "listen-and-type": { skill: "listening", count: 7, range: [6, 9] },
    "interactive-listening": {
      skill: "listening",
      count: 2,
      range: asked[2],
      facets: { peer: 1, professor: 1 },
    },
    "summarize-the-conversation": {
      skill: "writing",
      count: 2,
      range: asked[2],
      isSequel: true,
      weight: 1,
    },
    "write-about-the-photo": { skill: "writing", count: 3, range: asked[3], weight: 1 },
    "interactive-writing": { skill: "writing", count: 1, range: asked[1], weight: 3 },
    "speak-about-the-photo": { skill: "speaking", count: 1, range: asked[1], weight: 1 },
    "read-then-speak": { skill: "speaking", count: 1, range: asked[1], weight: 1 },
    "interactive-speaking": { skill: "speaking", count: 2, range: asked[2], weight: 1 },
    "writing-sample": { skill: "writing", count: 1, range: asked[1], weight: 3 },
    "speaking-sample": { skill: "speaking", count: 1, range: asked[1], weight: 2 },
  },
};

/** Before 1 July 2025: for tests and old reports. How many of each were asked is not known: the counts are ours. */
const legacy: Blueprint = {
  id: "legacy",
  version: "2024-07-a",
  source: "the types of July 2024 to June 2025; all counts are ours",
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
    "read-and-complete": { skill: "reading", count: 4, range: ours },
    "interactive-reading": {
      skill: "reading",
      count: 2,
      range: ours,
      facets: { narrative: 1, expository: 1 },
    },
    "listen-and-type": { skill: "listening", count: 8, range: ours },
    "interactive-listening": {
      skill: "listening",
      count: 2,
      range: ours,
      facets: { peer: 1, professor: 1 },
    },
    "summarize-the-conversation": {
      skill: "writing",
      count: 2,
      range: ours,
      isSequel: true,
      weight: 1,
    },
    "write-about-the-photo": { skill: "writing", count: 3, range: ours, weight: 1 },
    "interactive-writing": { skill: "writing", count: 1, range: ours, weight: 3 },
    "speak-about-the-photo": { skill: "speaking", count: 1, range: ours, weight: 1 },
    "read-then-speak": { skill: "speaking", count: 1, range: ours, weight: 1 },
    "listen-then-speak": { skill: "speaking", count: 2, range: ours, weight: 1 },
    "writing-sample": { skill: "writing", count: 1, range: ours, weight: 3 },
    "speaking-sample": { skill: "speaking", count: 1, range: ours, weight: 2 },
  },
};

const shortSource = "an exam of one skill in about 15 minutes; all counts are ours";

const shortReading: Blueprint = {
  id: "short-reading",
  version: "2026-11-a",
  source: shortSource,
  measures: "skills",
  parts: {
    "read-and-select": {
      skill: "reading",
      count: 18,
      range: ours,
      facets: { real: 9, invented: 9 },
      isRound: true,
    },
    "fill-in-the-blanks": { skill: "reading", count: 9, range: ours },
    "read-and-complete": { skill: "reading", count: 3, range: ours },
    "interactive-reading": { skill: "reading", count: 1, range: ours, facets: { expository: 1 } },
  },
};

const shortListening: Blueprint = {
  id: "short-listening",
  version: "2026-11-a",
  source: shortSource,
  measures: "skills",
  parts: {
    "listen-and-type": { skill: "listening", count: 11, range: ours },
    "interactive-listening": {
      skill: "listening",
      count: 2,
      range: ours,
      facets: { peer: 1, professor: 1 },
    },
  },
};

const shortWriting: Blueprint = {
  id: "short-writing",
  version: "2026-11-a",
  source: shortSource,
  measures: "skills",
  parts: {
    "write-about-the-photo": { skill: "writing", count: 1, range: ours, weight: 1 },
    "interactive-writing": { skill: "writing", count: 1, range: ours, weight: 3 },
    "writing-sample": { skill: "writing", count: 1, range: ours, weight: 3 },
  },
};

const shortSpeaking: Blueprint = {
  id: "short-speaking",
  version: "2026-11-a",
  source: shortSource,
  measures: "skills",
  parts: {
    "speak-about-the-photo": { skill: "speaking", count: 1, range: ours, weight: 1 },
    "read-then-speak": { skill: "speaking", count: 2, range: ours, weight: 1 },
    "interactive-speaking": { skill: "speaking", count: 2, range: ours, weight: 1 },
    "speaking-sample": { skill: "speaking", count: 1, range: ours, weight: 2 },
  },
};

/** Twelve items, six of each skill that it can compare. */
const diagnostic: Blueprint = {
  id: "diagnostic",
  version: "2026-11-a",
  source: "twelve items in about 8 minutes for one overall band; all counts are ours",
  measures: "general",
  parts: {
    "read-and-select": {
      skill: "reading",
      count: 18,
      range: ours,
      facets: { real: 9, invented: 9 },
      isRound: true,
    },
    "fill-in-the-blanks": { skill: "reading", count: 4, range: ours },
    "read-and-complete": { skill: "reading", count: 1, range: ours },
    "listen-and-type": { skill: "listening", count: 6, range: ours },
  },
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
