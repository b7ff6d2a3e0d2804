import { z } from "zod";

export const listeningLevels = ["easy", "medium", "hard"] as const;

/** `content/listening.yaml`: what is spoken, and `public/audio/listening/index.json`: what it became. */
export const Recording = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  level: z.enum(listeningLevels),
  title: z.string().min(1).max(60),
  voice: z.enum(["slt", "rms", "awb"]),
  sentences: z.array(z.string().min(10).max(200)).min(4).max(12),
});
export type Recording = z.infer<typeof Recording>;

export const SpokenRecording = Recording.omit({ voice: true }).extend({
  sentences: z.array(z.strictObject({ text: z.string(), file: z.string(), seconds: z.number().positive() })),
});
export type SpokenRecording = z.infer<typeof SpokenRecording>;
