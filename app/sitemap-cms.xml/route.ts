import { getServerSideSitemap } from "next-sitemap";

import { listLiveEntries } from "@/lib/seo/live-sitemap";

export const dynamic = "force-dynamic";

/** The articles of the CMS; those in files are in /sitemap.xml, which the build writes. */
export async function GET() {
  const entries = await listLiveEntries();
  return entries ? getServerSideSitemap(entries) : new Response("Not found\n", { status: 404 });
}
