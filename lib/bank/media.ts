import { z } from "zod";

import { Speaker } from "@/lib/bank/voices";
import { MediaRef, mediaKinds } from "@/lib/questions/stored-step";

/** A person's recording that was imported; the file lies in the store. */
export const PersonSource = z.object({
  from: z.literal("person"),
  name: z.string().min(1),
  text: z.string().min(1),
  /** Whose voice, by a name of the operator's, and which accent. */
  voice: z.string().min(1),
  accent: z.string().min(1),
  seconds: z.number().positive(),
  /** LUFS, before it was brought to that of all recordings. */
  loudness: z.number(),
});

/** Where the bytes come from: spoken by a computer voice or a person, or a file of the store. Never sent to a browser. */
export const MediaSource = z.discriminatedUnion("from", [
  z.object({
    from: z.literal("speech"),
    text: z.string().min(1),
    voice: z.string().min(1),
    /** Of the voice's own speed; as fast as it speaks when left out. */
    pace: z.number().min(0.5).max(1).optional(),
    /** It is slowed to so many words a minute, if it would be more. */
    wordsAMinute: z.number().int().min(80).max(300).optional(),
  }),
  z.object({
    from: z.literal("file"),
    name: z.string().min(1),
    contentType: z.string().min(1),
    /** What is said in a recording; empty for a picture. */
    text: z.string(),
  }),
  PersonSource,
]);
export type MediaSource = z.infer<typeof MediaSource>;

/** A recording or picture of the bank. Its id stays; new content makes a new version. */
export const BankMedia = z.object({
  id: MediaRef.shape.mediaId,
  kind: z.enum(mediaKinds),
  source: MediaSource,
  licence: z.string().min(1),
  attribution: z.string().nullable(),
  /** Who should be heard, once a voice for each passes; an id or version does not depend on it. */
  speaker: Speaker.optional(),
});
export type BankMedia = z.infer<typeof BankMedia>;
