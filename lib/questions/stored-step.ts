import * as z from "zod/mini";

export const mediaKinds = ["audio", "image"] as const;

/** A recording or picture of a step: shown with the question, or with its review only. */
export const MediaRef = z.object({
  mediaId: z.string().check(z.regex(/^[0-9a-f]{32}$/)),
  kind: z.enum(mediaKinds),
  when: z.enum(["prompt", "review"]),
  /** Of a picture, for those who cannot see it; empty for a recording. */
  alt: z.string(),
});
export type MediaRef = z.infer<typeof MediaRef>;

/** A step as bank and database hold it. Prompt and key are the type's: see `parseSteps`. */
export const StoredStep = z.object({
  kind: z.string().check(z.minLength(1)),
  /** Steps of one run share a clock. */
  run: z.int().check(z.minimum(0)),
  /** The name of that clock. */
  clock: z.string().check(z.minLength(1)),
  prompt: z.record(z.string(), z.unknown()),
  key: z.record(z.string(), z.unknown()),
  media: z.array(MediaRef),
});
export type StoredStep = z.infer<typeof StoredStep>;

/** The steps of an item of a one-step type. */
export function oneStored<Prompt, Key>(prompt: Prompt, key: Key, media: MediaRef[] = []) {
  const step = { kind: "main" as const, run: 0, clock: "main" as const, prompt, key, media };
  return [step] as [typeof step];
}
