const place = Symbol.for("bandwise.live-places");
const holder: typeof globalThis & { [place]?: ReadonlySet<string> } = globalThis;

const none: ReadonlySet<string> = new Set();

/**
 * Paths, without a language, of the pages that exist because of the CMS. The proxy asks it on every request, so it is kept
 * where all bundles of the process find it; `lib/content/live/library.ts` writes it.
 */
export const livePlaces = () => holder[place] ?? none;

export function setLivePlaces(paths: Iterable<string>) {
  holder[place] = new Set(paths);
}
