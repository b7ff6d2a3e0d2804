import { z } from "zod";

import { authored } from "@/lib/bank/authored";

export const sceneSettings = [
  "home",
  "work",
  "shop",
  "street",
  "school",
  "health",
  "travel",
  "sport",
  "nature",
  "farm",
  "culture",
  "food",
] as const;
export const sceneRegions = [
  "anywhere",
  "africa",
  "americas",
  "asia",
  "europe",
  "middle-east",
  "oceania",
] as const;

const sentence = z
  .string()
  .regex(/^[A-Z].*\.$/s, { error: "a sentence with a capital letter and a full stop" });
const countWords = (text: string) => text.split(/\s+/).length;
const words = (least: number, most: number) =>
  sentence.refine((text) => countWords(text) >= least && countWords(text) <= most, {
    error: `${least} to ${most} words`,
  });

/** What is said of a picture of the photo tasks. Its lines are `<id>.svg` beside it. */
export const Scene = z.strictObject({
  id: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  setting: z.enum(sceneSettings),
  subject: authored.subject,
  region: z.enum(sceneRegions),
  /** What people are seen to do, each in a few words. */
  actions: z.array(z.string().min(8).max(90)).min(3),
  /** What is not shown but follows: who they are to each other, what happened or comes next, why. */
  inferences: z.array(z.string().min(15).max(160)).min(2),
  /** One sentence for who cannot see the picture. */
  alt: words(12, 25).refine((text) => !/[.!?] /.test(text), { error: "one sentence" }),
  /** What is where, and what people do, for who cannot see the picture and is to speak of it. */
  description: words(60, 120),
});
export type Scene = z.infer<typeof Scene>;
