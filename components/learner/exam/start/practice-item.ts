import type { MediaView } from "@/lib/questions/wire";
import type { Skill } from "@/lib/questions/define-schema";
import { type QuestionType, questionTypes } from "@/lib/questions/types";

type Practice = { skill: Skill; kind: string; prompt: unknown; media: MediaView[] };

/** A sentence of /listen: "There is no river on my way to work." */
export const practiceRecording = "/audio/listening/d1a790425e7eaa13.mp3";

/** Ours; they count for nothing and belong to no pool. */
const questions: Partial<Record<QuestionType, Practice>> = {
  "read-and-select": { skill: "reading", kind: "main", prompt: { word: "garden" }, media: [] },
  "listen-and-type": {
    skill: "listening",
    kind: "main",
    prompt: { plays: 3 },
    media: [
      {
        kind: "audio",
        when: "prompt",
        address: practiceRecording,
        slow: null,
        spokenBy: "computer",
        transcript: null,
        licence: "",
        attribution: null,
      },
    ],
  },
};

/** The question to practice for a skill; null for one without questions. */
export const practiceQuestion = (skill: Skill) =>
  questionTypes
    .flatMap((type) => (questions[type] ? [{ type, ...questions[type] }] : []))
    .find((question) => question.skill === skill) ?? null;
export type PracticeQuestion = NonNullable<ReturnType<typeof practiceQuestion>>;

/** What is written or spoken to practice, in the language of the test. */
export const practicePrompts = {
  writing: "Write one sentence about the room you are in.",
  speaking: "Say in one sentence what you did this morning.",
} as const;
