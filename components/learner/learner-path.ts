import { splitPath } from "@/lib/i18n/locales";

const uuid = /^\/practice\/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
export const goalPath = "/goal";
/** The way to the test, and the first look at a level. */
export const wayPath = "/path";
export const diagnosticPath = "/diagnostic";
export const resultPath = (id: string) => `${diagnosticPath}/${id}/result`;
export const correctionsPath = "/corrections";
export const mistakesPath = `${correctionsPath}/mistakes`;
const places = [
  ...["/home", goalPath, wayPath, diagnosticPath, "/practice", "/words", "/history", "/account", "/exam"],
  ...[correctionsPath, mistakesPath],
];
export const reviewPath = "/words/review";
/** A text is written: of a prompt, of one's own, or anew. */
const editor = /^\/corrections\/(new\/(free-text|[a-z-]+\/[a-z0-9-]+)|[0-9a-f-]{36}\/revise)$/i;

const id = "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}";
const sitting = new RegExp(`^/(diagnostic/${id}|exam/${id}/sit)$`, "i");
/** A sitting has the whole screen. */
export const isSittingPath = (path: string) => sitting.test(path);

/** A question, a card or a text is on the screen: nothing leads away from it, and on phones it has the screen for itself. */
export const isTaskPath = (path: string) =>
  uuid.test(path) || path === reviewPath || editor.test(path) || isSittingPath(path);

const result = /^\/diagnostic\/[0-9a-f-]{36}\/result$/i;
const isScreen = (path: string) => result.test(path) || places.includes(path) || isTaskPath(path);

/** What stands behind `url=` in the address's query or in the query behind its `#`. */
function wantedUrl({ search, hash }: Pick<Location, "search" | "hash">) {
  const inSearch = new URLSearchParams(search).get("url");
  return inSearch ?? new URLSearchParams(hash.split("?")[1] ?? "").get("url");
}

/**
 * The screen that an address opened with `?url=` asks for: `/practice`, `#/practice` or an address of the app on this
 * site. Null when it asks for none, or for anything else: nothing leads from here to another site.
 */
export function wantedScreen(location: Pick<Location, "search" | "hash" | "origin">): string | null {
  const url = wantedUrl(location);
  if (url === null || !URL.canParse(url, location.origin)) return null;
  const target = new URL(url, location.origin);
  if (target.origin !== location.origin) return null;
  const { path } = splitPath(target.pathname);
  const screen = path === "/app" || path === "/" ? target.hash.slice(1) : path;
  return isScreen(screen) ? screen : null;
}

/** Whether an address carries a `url`, good or not. */
export const hasWantedUrl = (location: Pick<Location, "search" | "hash">) => wantedUrl(location) !== null;
