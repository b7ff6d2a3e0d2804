import { z } from "zod";

import { Voice } from "@/lib/speech/synthesizer";

import { courseSections } from "@/lib/content/schemas";
import { parseMarkedText } from "@/scripts/films/marked-text";

const text = (max: number) => z.string().trim().min(1).max(max);
const letter = z.string().regex(/^[A-Z]$/, "must be the letter of an option: A, B, C …");
const pictureFile = z
  .string()
  .regex(/^\/images\/[a-z0-9/-]+\.svg$/, "must be a drawing like /images/lessons/x.svg");

const marked = (max: number) =>
  text(max).superRefine((value, context) => {
    const { fault } = parseMarkedText(value);
    if (fault) context.addIssue({ code: "custom", message: fault });
  });

/** One sentence that is spoken, and what changes on the screen when it begins. */
export const Beat = z.strictObject({
  /** The sentence, and the English caption: two lines at most. */
  say: text(100),
  /** The sentence as the voice should read it, where that differs from how it is written. */
  speak: text(160).optional(),
  voice: Voice.optional(),
  /** Seconds of silence after the sentence. */
  pause: z.number().min(0).max(8).optional(),
  /** Parts of a marked text to switch on. */
  on: z.array(z.string()).optional(),
  note: text(90).optional(),
  choose: z.union([letter, z.enum(["Yes", "No"])]).optional(),
  cross: z.array(letter).optional(),
  /** What stands in the answer box from now on. */
  write: marked(240).optional(),
  word: marked(40).optional(),
  /** The clock runs from the first to the second number of seconds while this beat lasts. */
  clock: z.tuple([z.int().min(0), z.int().min(0)]).optional(),
  /** How many rows of a list are shown from now on. */
  reveal: z.int().min(0).max(8).optional(),
  spot: z.string().optional(),
});
export type Beat = z.infer<typeof Beat>;

const beats = z.array(Beat).min(1);

const Title = z.strictObject({
  kind: z.literal("title"),
  title: text(40),
  facts: z.array(text(44)).min(1).max(3),
  beats,
});

/** The task as on a test's screen. */
const Screen = z.strictObject({
  kind: z.literal("screen"),
  instruction: text(80),
  word: marked(40).optional(),
  text: marked(420).optional(),
  question: text(120).optional(),
  options: z.array(text(110)).min(2).max(5).optional(),
  buttons: z.tuple([z.literal("Yes"), z.literal("No")]).optional(),
  /** An empty box to type into; the beats write. */
  box: z.boolean().optional(),
  /** `plays` shows how often a recording may still be heard. */
  plays: z.int().min(1).max(3).optional(),
  recorder: z.boolean().optional(),
  beats,
});

const List = z.strictObject({
  kind: z.literal("list"),
  style: z.enum(["steps", "checks", "table"]),
  title: text(60),
  /** A row of a table has two cells. */
  rows: z
    .array(z.union([marked(96), z.tuple([marked(60), marked(80)])]))
    .min(2)
    .max(6),
  beats,
});

const Photo = z.strictObject({
  kind: z.literal("photo"),
  instruction: text(80),
  image: pictureFile,
  /** Left, top, width, height in per cent of the picture. */
  spots: z.record(z.string(), z.tuple([z.number(), z.number(), z.number(), z.number()])),
  lines: z.array(marked(120)).max(5),
  beats,
});

export const Scene = z.discriminatedUnion("kind", [Title, Screen, List, Photo]);
export type Scene = z.infer<typeof Scene>;
export type SceneOf<Kind extends Scene["kind"]> = Extract<Scene, { kind: Kind }>;

/** `content/films/<film>/script.yaml` */
export const FilmScript = z.strictObject({
  /** Shown in the head of every picture. */
  task: text(40),
  section: z.enum(courseSections),
  drawing: pictureFile,
  scenes: z.array(Scene).min(3).max(12),
});
export type FilmScript = z.infer<typeof FilmScript>;
