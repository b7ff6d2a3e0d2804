import { sessionKey } from "@/lib/api/client/session-key";

export type StoredSession = { token: string; expiresAt: string; temp: boolean };

const listeners = new Set<() => void>();
let cached: { raw: string | null; session: StoredSession | null } = { raw: null, session: null };

/** By hand: zod would be a fifth of all that the pricing page loads. */
function toSession(value: unknown): StoredSession | null {
  if (typeof value !== "object" || value === null) return null;
  const { token, expiresAt, temp }: { token?: unknown; expiresAt?: unknown; temp?: unknown } = value;
  return typeof token === "string" && typeof expiresAt === "string" && typeof temp === "boolean"
    ? { token, expiresAt, temp }
    : null;
}

function parse(raw: string | null): StoredSession | null {
  if (raw === null) return null;
  try {
    return toSession(JSON.parse(raw));
  } catch {
    return null;
  }
}

/** The session this browser holds; the same object until it changes. Null on the server. */
export function readSession(): StoredSession | null {
  if (typeof window === "undefined") return null;
  const raw = window.localStorage.getItem(sessionKey);
  if (raw !== cached.raw) cached = { raw, session: parse(raw) };
  return cached.session;
}

export function storeSession(session: StoredSession | null) {
  if (session) window.localStorage.setItem(sessionKey, JSON.stringify(session));
  else window.localStorage.removeItem(sessionKey);
  for (const listener of listeners) listener();
}

/** Calls back when this tab or another one signs in or out. */
export function watchSession(listener: () => void) {
  const onStorage = (event: StorageEvent) => {
    if (event.key === sessionKey || event.key === null) listener();
  };
  listeners.add(listener);
  window.addEventListener("storage", onStorage);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", onStorage);
  };
}
