import { readCues } from "@/lib/content/films/film-cues";
import { filmIds, getFilm } from "@/lib/content/films/films";
import { webVtt } from "@/lib/content/films/web-vtt";
import { isLocale, locales } from "@/lib/i18n/locales";

export const dynamic = "force-static";
export const dynamicParams = false;

export function generateStaticParams() {
  return filmIds.flatMap((film) => locales.map((locale) => ({ film, captions: `${locale}.vtt` })));
}

type Context = { params: Promise<{ film: string; captions: string }> };

/** A film's captions in a language, `/films/read-and-select/de.vtt`. */
export async function GET(_request: Request, { params }: Context) {
  const { film: id, captions } = await params;
  const film = getFilm(id);
  const locale = captions.replace(/\.vtt$/, "");
  if (!film || !isLocale(locale)) return new Response(null, { status: 404 });
  return new Response(webVtt(await readCues(film, locale)), {
    headers: { "Content-Type": "text/vtt; charset=utf-8", "Cache-Control": "public, max-age=3600" },
  });
}
