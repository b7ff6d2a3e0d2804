import "server-only";
import { z } from "zod";

import { gitArticlePaths } from "@/lib/content/articles/git-articles";
import type { GateRules } from "@/lib/content/live/gate-article";
import type { LiveText } from "@/lib/content/live/live-article";
import { cmsPictures } from "@/lib/content/live/picture-address";
import { articlePath } from "@/lib/content/articles/shelves";

const Placed = z.discriminatedUnion("collection", [
  z.object({ collection: z.literal("learn"), slug: z.string(), category: z.unknown() }),
  z.object({ collection: z.literal("blog"), slug: z.string(), category: z.string() }),
]);

/** An article may link to any other: one in a file, one that is known, one that comes along with it. */
export function gateRules(
  together: readonly unknown[],
  known: ReadonlyMap<string, { text: LiveText | null }>,
): GateRules {
  const paths = new Set(gitArticlePaths);
  for (const raw of together) {
    const placed = Placed.safeParse(raw);
    if (!placed.success) continue;
    const { collection, slug, category } = placed.data;
    paths.add(articlePath(collection, String(category), slug));
  }
  for (const { text } of known.values())
    if (text?.meta) paths.add(articlePath(text.shelf, text.meta.category, text.slug));
  return { pictureRule: cmsPictures, hasArticle: (path) => paths.has(path) };
}
