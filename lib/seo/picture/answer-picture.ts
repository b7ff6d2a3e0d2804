import "server-only";
import { createHash } from "node:crypto";
import path from "node:path";

import { findOnDemandPlace } from "@/lib/content/articles/on-demand-place";
import { publicEnv } from "@/lib/env/public";
import { readServerEnv } from "@/lib/env/server";
import type { Locale } from "@/lib/i18n/locales";
import { findPage } from "@/lib/seo/find-page";
import { headOf } from "@/lib/seo/page-head";
import { drawPicture } from "@/lib/seo/picture/draw-picture";
import { createPictureKeeper } from "@/lib/seo/picture/kept-pictures";
import { pageOfPicture, pictureType, pictureVersion } from "@/lib/seo/picture/picture-address";
import { sceneOf } from "@/lib/seo/picture/scenes";

const year = 31_536_000;
const hour = 3_600;

const keeper = lazily(() =>
  createPictureKeeper({
    folder: path.join(readServerEnv().dataDir, "share-pictures"),
    build: publicEnv.build,
    limit: 2,
  }),
);

function lazily<Value>(make: () => Value) {
  let made: Value | undefined;
  return () => (made ??= make());
}

const notFound = () =>
  new Response("There is no such picture.\n", {
    status: 404,
    headers: { "Content-Type": "text/plain; charset=utf-8", "Cache-Control": "public, max-age=60" },
  });

const findFurtherPage = ({ locale, path: page }: { locale: Locale; path: string }) =>
  findOnDemandPlace(locale, page.split("/").slice(1));

/** Answers `/og/<language>/<page>.png` with the page's picture; a page that does not exist has none. */
export async function answerPicture(request: Request, segments: readonly string[]): Promise<Response> {
  const place = pageOfPicture(segments);
  const page = place && (findPage(place.locale, place.path) ?? (await findFurtherPage(place)));
  if (!place || !page) return notFound();
  const head = await headOf(page, place.locale, place.path);
  const version = pictureVersion(head);
  const draw = () => drawPicture(head, sceneOf(page));
  const name = createHash("sha256")
    .update(`${place.locale}${place.path}#${version}`)
    .digest("hex")
    .slice(0, 24);
  // A page that is being written changes under its address: nothing is kept without a build.
  const bytes = publicEnv.build ? await keeper().get(name, draw) : await draw();
  const tag = `"${createHash("sha256").update(bytes).digest("hex").slice(0, 24)}"`;
  const isCurrent = new URL(request.url).searchParams.get("v") === version;
  const headers = {
    "Content-Type": pictureType,
    "Cache-Control": isCurrent ? `public, max-age=${year}, immutable` : `public, max-age=${hour}`,
    ETag: tag,
  };
  if (request.headers.get("if-none-match")?.split(/,\s*/).includes(tag))
    return new Response(null, { status: 304, headers });
  return new Response(new Uint8Array(bytes), { headers });
}
