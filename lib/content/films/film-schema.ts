import { z } from "zod";

/** `public/films/index.json`: what `npm run films:build` made of the scripts. */
export const Film = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  /** English, as the film itself. */
  title: z.string(),
  /** Of the script, its drawings and the look: a film with another one is stale. */
  script: z.string(),
  file: z.string().regex(/\.mp4$/),
  bytes: z.int().positive(),
  seconds: z.number().positive(),
  /** As large as the film. */
  poster: z.string().regex(/\.webp$/),
  /** What is said, with its seconds. */
  cues: z.array(z.strictObject({ start: z.number(), end: z.number(), text: z.string() })).min(1),
});
export type Film = z.infer<typeof Film>;

/** `content/films/<film>/<language>.json`: the translation of each English sentence. */
export const Captions = z.record(z.string(), z.string().trim().min(1));
export type Captions = z.infer<typeof Captions>;
