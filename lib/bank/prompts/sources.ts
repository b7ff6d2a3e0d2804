import { z } from "zod";

import { authored } from "@/lib/bank/authored";
import { Scene } from "@/lib/bank/scenes/scene";
import { noteCriteria, noteKindNames, sampleScores } from "@/lib/core/sample-notes";

/** An answer written to the descriptors of a score; the notes quote it. */
const Sample = z.strictObject({
  score: z.literal(sampleScores),
  text: z.string().min(1),
  notes: z
    .array(
      z.strictObject({
        /** Stands in the text exactly once. */
        quote: z.string().min(1),
        criterion: z.enum(noteCriteria),
        /** What pages in other languages say of it; without one they name the criterion alone. */
        kind: z.enum(noteKindNames).optional(),
        /** The same words as they should be. */
        better: z.string().min(1).max(100).optional(),
        /** For readers of English. */
        note: z.string().min(1).max(200),
      }),
    )
    .min(3)
    .max(5),
});
export type Sample = z.infer<typeof Sample>;

const common = {
  name: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  level: authored.level,
  subject: authored.subject,
  region: z.literal("anywhere").default("anywhere"),
  version: authored.version,
  /** One for each score, or none. */
  samples: z
    .array(Sample)
    .refine((samples) => samples.map(({ score }) => score).join() === sampleScores.join(), {
      error: `samples: one each at ${sampleScores.join(", ")}, in this order`,
    })
    .optional(),
};

const line = z.string().min(1).max(200);
/** Words of which one shows that a theme was covered, or which way an answer went. */
const cues = z.array(z.string().min(1));

const OpenQuestion = z.strictObject({ ...common, prompt: z.string().min(1).max(500) });

const InteractiveWriting = z.strictObject({
  ...common,
  /** Part one, five minutes. */
  prompt: z.string().min(1).max(500),
  /** Part two asks for one of these that part one left out. */
  themes: z
    .array(z.strictObject({ name: line, cues: cues.min(8).max(15), followUp: z.string().min(1).max(300) }))
    .min(4)
    .max(5),
});

const ReadThenSpeak = z.strictObject({ ...common, prompt: line, points: z.array(line).min(3).max(4) });

const InteractiveSpeaking = z.strictObject({
  ...common,
  topic: line,
  /** In this order. Each is heard once; so is the follow-up, which fits a refusal and silence, too. */
  questions: z
    .array(
      z.strictObject({
        asks: line,
        /** The first branch of which a cue was said asks next. */
        branches: z
          .array(z.strictObject({ said: cues.min(1), asks: line }))
          .max(2)
          .default([]),
        /** Asks next when no branch does; without it, the next question follows. */
        otherwise: line.optional(),
      }),
    )
    .min(6)
    .max(8),
});

const ListenThenSpeak = z.strictObject({ ...common, asks: z.string().min(1).max(400) });

/** What is written of a picture's prompt; each scene of `content/bank/scenes` that is not named is a prompt as it is. */
export const PhotoSource = z.strictObject({
  scene: Scene.shape.id,
  /** Any picture can be spoken of at any level; without one it stands in the middle. */
  level: common.level.default("B1"),
  version: common.version,
  samples: common.samples,
});
export type PhotoSource = z.infer<typeof PhotoSource>;

/** What a file `content/bank/prompts/<task>.yaml` holds. */
export const promptSources = {
  "writing-sample": z.array(OpenQuestion),
  "speaking-sample": z.array(OpenQuestion),
  "interactive-writing": z.array(InteractiveWriting),
  "read-then-speak": z.array(ReadThenSpeak),
  "interactive-speaking": z.array(InteractiveSpeaking),
  "listen-then-speak": z.array(ListenThenSpeak),
};

/** The same of the tasks that show a picture. */
export const photoSources = {
  "write-about-the-photo": z.array(PhotoSource),
  "speak-about-the-photo": z.array(PhotoSource),
};

export type OpenTask = keyof typeof promptSources;
export type PromptOf<Task extends OpenTask> = z.infer<(typeof promptSources)[Task]>[number];
export type PhotoTask = keyof typeof photoSources;

export const openTasks = Object.keys(promptSources) as OpenTask[];
export const photoTasks = Object.keys(photoSources) as PhotoTask[];
