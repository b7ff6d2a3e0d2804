import { z } from "zod";

import { MediaRef, mediaKinds } from "@/lib/questions/stored-step";

/** Where the bytes come from: spoken by the embedded voice, or a file of the store. Never sent to a browser. */
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
]);
export type MediaSource = z.infer<typeof MediaSource>;

/** A recording or picture of the bank. Its id stays; new content makes a new version. */
export const BankMedia = z.object({
  id: MediaRef.shape.mediaId,
  kind: z.enum(mediaKinds),
  source: MediaSource,
  licence: z.string().min(1),
  attribution: z.string().nullable(),
});
export type BankMedia = z.infer<typeof BankMedia>;
