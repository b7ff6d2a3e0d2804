import { z } from "zod";

import type { ArticleDocument } from "@/lib/content/compiled";
import type { collections } from "@/lib/content/schemas";
import type { Shelf } from "@/lib/content/articles/shelves";
import type { Locale } from "@/lib/i18n/locales";

const share = z.number().min(0).max(1);

/** A picture of the CMS: its reference, and the part of it that the editor chose. */
export const Cover = z.object({
  ref: z
    .string()
    .regex(/^image-[A-Za-z0-9]+-\d+x\d+-(jpg|jpeg|png|webp|avif|gif)$/, "choose a picture (jpg, png, webp)"),
  alt: z.string().trim().min(1).max(200),
  crop: z.object({ top: share, bottom: share, left: share, right: share }).optional(),
  hotspot: z.object({ x: share, y: share, width: share, height: share }).optional(),
});
export type Cover = z.infer<typeof Cover>;

type Meta = z.infer<(typeof collections)[Shelf]["meta"]>;

/** One language of an article as the CMS holds it, after the gate. */
export type LiveText = {
  id: string;
  rev: string;
  createdAt: string;
  shelf: Shelf;
  slug: string;
  locale: Locale;
  /** What a file with this text would be compiled to; the one slug holds for all languages. */
  document: ArticleDocument;
  /** What all languages share; only the English document says it. */
  meta: Meta | null;
  cover: Cover | null;
  /** A translation's own words for the cover. */
  coverAlt: string | null;
};

/** An article with all its languages; English is among them. */
export type LiveArticle = { shelf: Shelf; slug: string; meta: Meta; texts: LiveText[] };
