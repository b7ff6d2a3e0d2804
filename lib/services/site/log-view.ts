import "server-only";
import { sql } from "drizzle-orm";

import { knownPlace } from "@/lib/content/known-place";
import { pageViews } from "@/lib/db/schema/site";
import type { Locale } from "@/lib/i18n/locales";
import type { Ctx } from "@/lib/services/runtime";

/** Counts a view of a page of the site: day, page, language, kind of device. No person, no address. */
export async function logView(ctx: Ctx, input: { path: string; locale: Locale }) {
  await ctx.runtime.limits.consume("view.address", ctx.requester);
  const path = await knownPlace(input.locale, input.path.split(/[?#]/)[0] ?? "/");
  if (path === null) return;
  await ctx.runtime.database.db
    .insert(pageViews)
    .values({
      day: sql`to_char(now() at time zone 'UTC', 'YYYY-MM-DD')`,
      path,
      locale: input.locale,
      device: ctx.device,
      views: 1,
    })
    .onConflictDoUpdate({
      target: [pageViews.day, pageViews.path, pageViews.locale, pageViews.device],
      set: { views: sql`${pageViews.views} + 1` },
    });
}
