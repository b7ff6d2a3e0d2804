import "server-only";

import { searchSite } from "@/lib/content/search/search-site";
import type { Ctx } from "@/lib/services/runtime";

export async function searchPages(ctx: Ctx, input: { query: string }) {
  const { limits, env } = ctx.runtime;
  await limits.consume("search.address", ctx.ip);
  return searchSite(ctx.locale, input.query, { fresh: env.NODE_ENV === "development" });
}
