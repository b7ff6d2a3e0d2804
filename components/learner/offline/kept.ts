import { useEffect } from "react";

import { toApiError } from "@/lib/api/client/api-error";
import { keptPrefix } from "@/lib/api/client/forget-kept";
import { readSession } from "@/lib/api/client/session-store";

/** The deck of due words, and the practice set that is open: one of each. */
export type KeptName = "deck" | "set";
type Timed = { now: string };
/** `data` has the shape that the API had at the time of `build`. */
type Entry<Data> = { userId: string; build: string; id: string; keptAt: number; data: Data };

const keptMillis = 30 * 86_400_000;
const keyOf = (name: KeptName) => keptPrefix + name;

/** The page says which build it is; in development there is none. */
const readBuild = () => document.querySelector<HTMLElement>("[data-build]")?.dataset.build ?? "";

/** Only what belongs to the user of this session; what has lain here for long is thrown away. */
function readEntry<Data>(name: KeptName): Entry<Data> | null {
  try {
    const entry: Entry<Data> | null = JSON.parse(window.localStorage.getItem(keyOf(name)) ?? "null");
    if (!entry || entry.userId !== readSession()?.userId) return null;
    if (Date.now() - entry.keptAt < keptMillis) return entry;
    window.localStorage.removeItem(keyOf(name));
    return null;
  } catch {
    return null;
  }
}

/** Keeps a thing for the user of this session, in place of the one before. Where there is no room nothing is kept. */
export function keep(name: KeptName, id: string, data: Timed) {
  const userId = readSession()?.userId;
  if (!userId) return;
  const entry: Entry<Timed> = { userId, build: readBuild(), id, keptAt: Date.now(), data };
  try {
    window.localStorage.setItem(keyOf(name), JSON.stringify(entry));
  } catch {
    window.localStorage.removeItem(keyOf(name));
  }
}

function drop(name: KeptName, id: string) {
  if (readEntry(name)?.id === id) window.localStorage.removeItem(keyOf(name));
}

/** What is kept under a name, and whether this build can read it; null when nothing is. */
export function findKept(name: KeptName): { id: string; isReadable: boolean } | null {
  const entry = readEntry(name);
  return entry && { id: entry.id, isReadable: entry.build === readBuild() };
}

/** The server's time goes on while a thing lies here. */
function readKept<Data extends Timed>(name: KeptName, id: string): Data | null {
  const entry = readEntry<Data>(name);
  if (!entry || entry.id !== id || entry.build !== readBuild()) return null;
  const now = Date.parse(entry.data.now) + Date.now() - entry.keptAt;
  return { ...entry.data, now: new Date(now).toISOString() };
}

/** What the server says; what was kept when it cannot be reached. */
export async function orKept<Data extends Timed>(
  name: KeptName,
  id: string,
  load: () => Promise<Data>,
): Promise<Data> {
  try {
    return await load();
  } catch (error) {
    const kept = toApiError(error).code === "client/offline" ? readKept<Data>(name, id) : null;
    if (kept) return kept;
    throw error;
  }
}

/** Keeps a thing as it changes; null when it is over. */
export function useKept(name: KeptName, id: string, data: Timed | null | undefined) {
  useEffect(() => {
    if (data === null) drop(name, id);
    else if (data) keep(name, id, data);
  }, [name, id, data]);
}
