import { useSyncExternalStore } from "react";

export type CodePurpose = "register" | "reset";

/** A code that was sent in this tab: to whom, when (ms), and when the next one may be asked for (ms). */
export type CodeStep = { email: string; sentAt: number; nextAt: number };

/** The mail says the same. */
const codeMillis = 600_000;

const keyOf = (purpose: CodePurpose) => `20180428_bandwise_code_${purpose}`;
const listeners = new Set<() => void>();
const cached = new Map<CodePurpose, { raw: string | null; step: CodeStep | null }>();

function toStep(value: unknown): CodeStep | null {
  if (typeof value !== "object" || value === null) return null;
  const { email, sentAt, nextAt }: { email?: unknown; sentAt?: unknown; nextAt?: unknown } = value;
  if (typeof email !== "string" || typeof sentAt !== "number" || typeof nextAt !== "number") return null;
  return Date.now() - sentAt < codeMillis ? { email, sentAt, nextAt } : null;
}

function parse(raw: string | null): CodeStep | null {
  try {
    return toStep(JSON.parse(raw ?? "null"));
  } catch {
    return null;
  }
}

/**
 * What this tab knows of a code; the same object until it changes. A code that is too old is none when the page is
 * loaded; one that grows old under the form stays, and the server says so.
 */
export function readCodeStep(purpose: CodePurpose): CodeStep | null {
  const raw = window.sessionStorage.getItem(keyOf(purpose));
  const known = cached.get(purpose);
  if (known && known.raw === raw) return known.step;
  const step = parse(raw);
  cached.set(purpose, { raw, step });
  return step;
}

export function storeCodeStep(purpose: CodePurpose, step: CodeStep | null) {
  if (step) window.sessionStorage.setItem(keyOf(purpose), JSON.stringify(step));
  else window.sessionStorage.removeItem(keyOf(purpose));
  for (const listener of listeners) listener();
}

function watch(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** The code step of a form; it outlives a reload, but not the tab. */
export function useCodeStep(purpose: CodePurpose) {
  return useSyncExternalStore(
    watch,
    () => readCodeStep(purpose),
    () => null,
  );
}
