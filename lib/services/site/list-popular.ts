import "server-only";
import { and, desc, eq, gte, sql } from "drizzle-orm";

import { folderPath } from "@/lib/content/addresses/local-paths";
import { namePages } from "@/lib/content/search/search-site";
import { pageViews } from "@/lib/db/schema/site";
import type { Ctx } from "@/lib/services/runtime";

const days = 30;
const most = 5;

/** Good places to begin, while a language has no readers to follow. */
const firstPaths = [
  "/duolingo-practice-test",
  "/courses",
  "/learn/how-scoring-works",
  "/practice",
  "/pricing",
] as const;

/** The pages that were opened most in the reader's language of late. */
export async function listPopular(ctx: Ctx) {
  const views = sql<number>`sum(${pageViews.views})`;
  const rows = await ctx.runtime.database.db
    .select({ path: pageViews.path })
    .from(pageViews)
    .where(
      and(
        eq(pageViews.locale, ctx.locale),
        gte(
          pageViews.day,
          sql`to_char(now() at time zone 'UTC' - make_interval(days => ${days}), 'YYYY-MM-DD')`,
        ),
      ),
    )
    .groupBy(pageViews.path)
    .orderBy(desc(views), pageViews.path)
    .limit(50);
  const opened = rows.map(({ path }) => folderPath(path)).filter((path) => path !== "/");
  const pages = await namePages(ctx.locale, [...new Set([...opened, ...firstPaths])]);
  return pages.slice(0, most).map(({ kind, path, title }) => ({ kind, path, title }));
}
