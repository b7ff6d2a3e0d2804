/** What the app keeps in this browser to go on without a connection: one entry a thing, with the id of its user. */
export const keptPrefix = "20180428_bandwise_kept_";
/** The words of the kept cards, spoken. */
export const recordingsCache = "bandwise-words";

/** Nothing of it outlives the session of its user. */
export function forgetKept() {
  for (const key of Object.keys(window.localStorage))
    if (key.startsWith(keptPrefix)) window.localStorage.removeItem(key);
  if ("caches" in window) void window.caches.delete(recordingsCache).catch(() => false);
}
