import { z } from "zod";

export const listeningLevels = ["easy", "medium", "hard"] as const;

/** `content/listening.yaml`: what is spoken, and `public/audio/listening/index.json`: what it became. */
export const Recording = z.strictObject({
  id: z.string().regex(/^[a-z]+$/),
  level: z.enum(listeningLevels),
  title: z.string().min(1).max(60),
  /** As the voices of `lib/speech` are named. */
  voice: z.string().regex(/^(slt|rms|awb|[\w.-]+\/[\w-]+)$/),
  sentences: z.array(z.string().min(10).max(200)).min(4).max(12),
});
export type Recording = z.infer<typeof Recording>;

/** One sign a bar, from 0 for silence to z for the loudest of the sentence. */
const Waveform = z.string().regex(/^[0-9a-z]{48}$/);

const SpokenSentence = z.strictObject({
  text: z.string(),
  file: z.string(),
  seconds: z.number().positive(),
  waveform: Waveform,
});
export type SpokenSentence = z.infer<typeof SpokenSentence>;

export const SpokenRecording = Recording.omit({ voice: true }).extend({
  sentences: z.array(SpokenSentence),
});
export type SpokenRecording = z.infer<typeof SpokenRecording>;
