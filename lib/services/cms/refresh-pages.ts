import "server-only";
import { readDueTags, refreshLibrary, settleDueTags } from "@/lib/content/live/library";
import type { Runtime } from "@/lib/services/runtime";

/** An event has room for so many of the longest. */
const tagsAnEvent = 12;

/** Expires the pages that are out of date, and these, in every process that has pages; says what that was. */
export async function expireDue(runtime: Runtime, more: readonly string[] = []): Promise<string[]> {
  const tags = await expireHere(runtime, more);
  const { database, events, process } = runtime;
  for (let start = 0; start < tags.length; start += tagsAnEvent)
    await events.publish(database.db, {
      kind: "pages.expired",
      by: process.id,
      tags: tags.slice(start, start + tagsAnEvent),
    });
  return tags;
}

async function expireHere({ process, site }: Runtime, more: readonly string[]) {
  const tags = [...new Set([...readDueTags(), ...more])];
  if (process.roles.includes("web")) await site.expire(tags);
  settleDueTags(tags);
  return tags;
}

/** Expires what other processes found out of date. */
export function followExpired(runtime: Runtime): void {
  const { events, log, process } = runtime;
  events.subscribe({ kind: "pages.expired" }, ({ by, tags }) => {
    if (by === process.id) return;
    void refreshLibrary()
      .then(() => expireHere(runtime, tags))
      .catch((err: unknown) => log.warn({ err, tags }, "pages that another process expired are still shown"));
  });
}
