import { z } from "zod";

import { Slug } from "@/lib/content/shapes";

const moment = z.iso.datetime({
  offset: true,
  error: "must be a time with its timezone like 2026-11-21T09:00:00Z",
});

export const filmProviders = ["youtube", "vimeo"] as const;

/** A film of our own has its script in `content/films/<id>` and knows its length; another's stays where it is. */
export const Video = z.discriminatedUnion("provider", [
  z.strictObject({ provider: z.literal("self"), id: Slug, uploadDate: moment }),
  z.strictObject({
    provider: z.enum(filmProviders),
    id: z.string().regex(/^[A-Za-z0-9_-]{6,20}$/, "must be the film's id, the last part of its address"),
    uploadDate: moment,
    duration: z
      .string()
      .regex(/^PT(?=\d)(\d+H)?(\d+M)?(\d+S)?$/, "must be an ISO 8601 duration like PT6M30S"),
    /** A picture of ours: nothing is asked of the provider before the film is played. */
    thumbnail: z.string().startsWith("/images/"),
  }),
]);
export type Video = z.infer<typeof Video>;
