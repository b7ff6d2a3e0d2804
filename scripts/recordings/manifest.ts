import path from "node:path";

import { z } from "zod";

const line = z.string().trim().min(1);

/** A recording of a person: of an item of the bank, or of every recording that says this text. */
export const RecordingFields = z.strictObject({
  file: line,
  item: z
    .string()
    .regex(/^[0-9a-f]{16}$/)
    .optional(),
  text: line.optional(),
  /** A name for the speaker, not a person's: `amy`. */
  voice: z.string().regex(/^[a-z0-9-]{1,40}$/),
  accent: z.string().regex(/^[a-z]{2}-[A-Z]{2}$/, "a language and a region, such as en-US"),
  licence: line,
  attribution: line.nullable().default(null),
  /** Where the speaker's consent is kept, so that it can be shown: a document and its date. */
  consent: z.string().min(10, "say which document has the speaker's consent, and its date"),
});

export const RecordingEntry = RecordingFields.refine(
  ({ item, text }) => (item === undefined) !== (text === undefined),
  "name either item or text",
);
export type RecordingEntry = z.infer<typeof RecordingEntry>;

export const Manifest = z.strictObject({ recordings: z.array(RecordingEntry).min(1) });

/** The place of a file of the manifest; null when it would lie outside of the folder. */
export function placeIn(folder: string, file: string): string | null {
  const place = path.resolve(folder, file);
  return place.startsWith(path.resolve(folder) + path.sep) ? place : null;
}
