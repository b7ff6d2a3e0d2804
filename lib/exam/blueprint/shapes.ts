import type { Blueprint, ExamTask, Part } from "@/lib/exam/blueprint/blueprint";
import type { Skill } from "@/lib/questions/define-schema";

export const asked = { 1: [1, 1], 2: [2, 2], 3: [3, 3] } as const;
export const ours = [0, 20] as const;

/** What each task is evidence of, in every edition. */
const skillOf: Record<ExamTask, Skill> = {
  "read-and-select": "reading",
  "fill-in-the-blanks": "reading",
  "read-and-complete": "reading",
  "interactive-reading": "reading",
  "listen-and-type": "listening",
  "interactive-listening": "listening",
  "summarize-the-conversation": "writing",
  "write-about-the-photo": "writing",
  "interactive-writing": "writing",
  "writing-sample": "writing",
  "speak-about-the-photo": "speaking",
  "read-then-speak": "speaking",
  "interactive-speaking": "speaking",
  "speaking-sample": "speaking",
  "read-aloud": "speaking",
  "listen-then-speak": "speaking",
};
/** Where two sets are asked, one of each kind. */
export const oneOfEach = {
  reading: { narrative: 1, expository: 1 },
  conversation: { peer: 1, professor: 1 },
} as const;
export const wordRound = { count: 18, facets: { real: 9, invented: 9 }, isRound: true } as const;

type Shape = Omit<Part, "skill">;

export function partsFrom(shapes: Partial<Record<ExamTask, Shape>>): Blueprint["parts"] {
  const parts: Partial<Record<ExamTask, Part>> = {};
  for (const [task, shape] of Object.entries(shapes) as [ExamTask, Shape][])
    parts[task] = { skill: skillOf[task], ...shape };
  return parts;
}

export const shortSource = "an exam of one skill in about 15 minutes; all counts are ours";
