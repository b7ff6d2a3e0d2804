import origins from "@/lib/content/films/film-origins.json";
import type { filmProviders } from "@/lib/content/schemas";

type Host = {
  name: string;
  /** The player, in its privacy-friendly form. */
  player: (id: string, language: string) => string;
  page: (id: string) => string;
};

/** Where a film may stay; `scripts/site/frame-sources.mjs` allows their players where a course uses one. */
export const filmHosts: Record<(typeof filmProviders)[number], Host> = {
  youtube: {
    name: "YouTube",
    player: (id, language) =>
      `${origins.youtube}/embed/${id}?autoplay=1&cc_load_policy=1&cc_lang_pref=${language}&hl=${language}`,
    page: (id) => `https://www.youtube.com/watch?v=${id}`,
  },
  vimeo: {
    name: "Vimeo",
    player: (id, language) => `${origins.vimeo}/video/${id}?autoplay=1&dnt=1&texttrack=${language}`,
    page: (id) => `https://vimeo.com/${id}`,
  },
};
