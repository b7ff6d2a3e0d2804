import { v7 } from "uuid";

import { mayComeThrough } from "@/components/learner/answer-queue";
import { apiClient } from "@/lib/api/client/api-client";
import { toApiError } from "@/lib/api/client/api-error";
import { readSession } from "@/lib/api/client/session-store";
import { type Rating, ratings } from "@/lib/vocabulary/memory";

/** One key an entry, as with answers: what one tab removes, another cannot write back. */
const prefix = "20180428_bandwise_review_";
const lockName = "bandwise-reviews";
const keptMillis = 30 * 86_400_000;

type Said =
  { kind: "rating"; cardId: string; rating: Rating; reps: number } | { kind: "undo"; reviewId: string };
/** `id` sorts by time, and the server counts it once. */
export type QueuedReview = Said & { id: string; userId: string | null; at: number };

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toSaid({ kind, cardId, rating, reps, reviewId }: Record<string, unknown>): Said | null {
  if (kind === "undo") return typeof reviewId === "string" ? { kind, reviewId } : null;
  const known = ratings.find((each) => each === rating);
  if (kind !== "rating" || !known || typeof cardId !== "string" || typeof reps !== "number") return null;
  return { kind, cardId, rating: known, reps };
}

function toQueued(raw: string | null): QueuedReview | null {
  try {
    const value: unknown = JSON.parse(raw ?? "null");
    if (!isObject(value)) return null;
    const said = toSaid(value);
    const { id, userId, at } = value;
    if (!said || typeof id !== "string" || typeof at !== "number") return null;
    return { ...said, id, userId: typeof userId === "string" ? userId : null, at };
  } catch {
    return null;
  }
}

const remove = ({ id }: QueuedReview) => window.localStorage.removeItem(`${prefix}${id}`);

/** What the user of this session said of cards and has not been sent, the oldest first. */
export function readReviews(): QueuedReview[] {
  const userId = readSession()?.userId ?? null;
  return Object.keys(window.localStorage)
    .filter((key) => key.startsWith(prefix))
    .toSorted()
    .flatMap((key) => toQueued(window.localStorage.getItem(key)) ?? [])
    .filter((entry) => entry.userId === userId);
}

/** Keeps what was said on this device, and says that there is something to send. */
export function queueReview(said: Said): QueuedReview {
  const entry = { ...said, id: v7(), userId: readSession()?.userId ?? null, at: Date.now() };
  window.localStorage.setItem(`${prefix}${entry.id}`, JSON.stringify(entry));
  for (const listener of listeners) listener();
  return entry;
}

const listeners = new Set<() => void>();

/** Calls back when this tab keeps something. */
export function watchReviews(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function send(entry: QueuedReview) {
  const { id, at } = entry;
  if (entry.kind === "undo")
    return apiClient.vocabulary.undos.$post({ json: { id, reviewId: entry.reviewId } });
  const { cardId, rating, reps } = entry;
  const ago = Math.min(keptMillis, Math.max(0, Date.now() - at));
  return apiClient.vocabulary.reviews.$post({ json: { id, cardId, rating, reps, ago } });
}

async function sendRound(userId: string | null): Promise<number | null> {
  for (let [entry] = readReviews(); entry; [entry] = readReviews()) {
    if (readSession()?.userId !== userId) return null;
    try {
      // A body that nobody reads keeps its connection.
      if (Date.now() - entry.at <= keptMillis) await (await send(entry)).text();
    } catch (error) {
      if (mayComeThrough(error)) return toApiError(error).retryAfter ?? 30;
    }
    // Sent, too old, or refused for good.
    remove(entry);
  }
  return null;
}

/** Sends what waits, in order, one tab at a time; seconds until another try, null when nothing is left. */
export async function sendReviews(): Promise<number | null> {
  const session = readSession();
  if (!session || readReviews().length === 0) return null;
  const round = () => sendRound(session.userId);
  if (!("locks" in navigator)) return round();
  return navigator.locks.request(lockName, round);
}
