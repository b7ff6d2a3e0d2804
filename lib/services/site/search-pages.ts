import "server-only";
import { searchSite } from "@/lib/content/search/search-site";
import type { Ctx } from "@/lib/services/runtime";
import { listPopular } from "@/lib/services/site/list-popular";

/** What was asked for; or, where nothing was found, words that look like it and what others read. */
export async function searchPages(ctx: Ctx, input: { query: string }) {
  const { limits } = ctx.runtime;
  await limits.consume("search.address", ctx.requester);
  const answer = await searchSite(ctx.locale, input.query);
  return { ...answer, popular: answer.total > 0 ? [] : await listPopular(ctx) };
}
