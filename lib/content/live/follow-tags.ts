import "server-only";

import { documentTypes } from "@/cms/schema";
import { isInsideNext } from "@/lib/env/rendering";
import { configuredProject } from "@/lib/integrations/sanity/configured-source";

export const articlesTag = "cms:articles";
export const articleTag = (shelf: string, slug: string) => `cms:article:${shelf}:${slug}`;
export const documentsTag = (type: string) => `cms:${type}`;

/** All but the articles: these are followed one by one. */
export const otherTypes = documentTypes.map(({ name }) => name).filter((name) => name !== "article");

/** The tag of the pages that show documents of a type; null for a type that no page shows. */
export const tagOfType = (type: string) => (otherTypes.includes(type) ? documentsTag(type) : null);

/** After an hour a page is made again even if nothing was heard; `lib/services/cms/watch-content.ts` hears within a minute. */
const seconds = 3_600;

/**
 * Ties the page that is being made to these tags: it is made again when one of them expires. Without a project the
 * page stays as it was built. `cacheTag` would need `cacheComponents`: see docs/decisions/015-articles-in-sanity.md.
 */
export async function followTags(tags: string[]) {
  if (!isInsideNext()) return;
  const revalidate = configuredProject() ? seconds : false;
  const { unstable_cache } = await import("next/cache");
  const follow = unstable_cache(async () => tags, ["follow", ...tags], { tags, revalidate });
  await follow();
}
