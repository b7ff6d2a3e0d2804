import { apiClient } from "@/lib/api/client/api-client";
import { toApiError } from "@/lib/api/client/api-error";
import { readSession } from "@/lib/api/client/session-store";

/** One key an entry: what one tab removes, another cannot write back. */
const prefix = "20180428_bandwise_answer_";
/** Where an older version of the product kept all of them, in one list and without their user. */
const listKey = "20180428_bandwise_answers";
const lockName = "bandwise-answers";
const keptMillis = 30 * 86_400_000;

export type GivenAnswer = {
  setId: string;
  position: number;
  /** 0 in what an older version kept. */
  step: number;
  answer: Record<string, unknown> | null;
  millis: number;
  /** As the test has it; not in what an older version kept. */
  isStandard?: boolean;
};
type QueuedAnswer = GivenAnswer & {
  id: string;
  /** Null in what an older version kept: nobody knows whose it is. */
  userId: string | null;
  keptAt: number;
};

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function toAnswer(value: unknown): GivenAnswer | null {
  if (!isObject(value)) return null;
  const { setId, position, step = 0, answer, millis, isStandard } = value;
  if (typeof setId !== "string" || typeof position !== "number" || typeof millis !== "number") return null;
  if (typeof step !== "number") return null;
  if (answer !== null && !isObject(answer)) return null;
  return { setId, position, step, answer, millis, ...(typeof isStandard === "boolean" && { isStandard }) };
}

function toQueued(value: unknown): QueuedAnswer | null {
  const answer = toAnswer(value);
  if (!answer || !isObject(value)) return null;
  const { id, userId, keptAt } = value;
  if (typeof id !== "string" || typeof keptAt !== "number") return null;
  return { ...answer, id, userId: typeof userId === "string" ? userId : null, keptAt };
}

function parse(raw: string | null): unknown {
  try {
    return JSON.parse(raw ?? "null");
  } catch {
    return null;
  }
}

const keyOf = ({ id }: QueuedAnswer) => `${prefix}${id}`;
const remove = (entry: QueuedAnswer) => window.localStorage.removeItem(keyOf(entry));

function keep(answer: GivenAnswer, userId: string | null) {
  // Not `crypto.randomUUID`: browsers have it on https only, and the product is also tried on plain http.
  const id = `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`;
  const entry: QueuedAnswer = { ...answer, id, userId, keptAt: Date.now() };
  window.localStorage.setItem(keyOf(entry), JSON.stringify(entry));
  return entry;
}

function takeOver() {
  const old = parse(window.localStorage.getItem(listKey));
  if (Array.isArray(old)) {
    const answers: unknown[] = old;
    for (const each of answers) {
      const answer = toAnswer(each);
      if (answer) keep(answer, null);
    }
  }
  window.localStorage.removeItem(listKey);
}

/** Everything that waits, the oldest first. */
function readQueue(): QueuedAnswer[] {
  takeOver();
  return Object.keys(window.localStorage)
    .filter((key) => key.startsWith(prefix))
    .flatMap((key) => toQueued(parse(window.localStorage.getItem(key))) ?? [])
    .toSorted((one, other) => one.keptAt - other.keptAt);
}

type Place = Pick<GivenAnswer, "setId" | "position" | "step">;
const isSameStep = (one: Place, other: Place) =>
  one.setId === other.setId && one.position === other.position && one.step === other.step;

/** The positions of a set whose answers wait on this device. */
export const queuedPositions = (setId: string) =>
  readQueue()
    .filter((entry) => entry.setId === setId)
    .map(({ position }) => position);

/** Whether an answer of this user to a step waits on this device. */
export const isQueued = (place: Place, userId: string | null) =>
  readQueue().some((entry) => isSameStep(entry, place) && entry.userId === userId);

/** Keeps an answer that could not be sent, in place of an earlier one to the same step. */
export function queueAnswer(answer: GivenAnswer, userId: string | null) {
  const earlier = readQueue().filter((each) => isSameStep(each, answer) && each.userId === userId);
  keep(answer, userId);
  earlier.forEach(remove);
  for (const listener of listeners) listener();
}

const listeners = new Set<() => void>();

/** Calls back when this tab keeps an answer. */
export function watchQueue(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Whether a failure says nothing of the answer: it is kept and sent again later. */
export function mayComeThrough(error: unknown) {
  const { code, status } = toApiError(error);
  return code === "client/offline" || status === 401 || status === 429 || status >= 500;
}

/** In an older version's entry "unknown" may mean that it is somebody else's. */
function isRefusedForGood(error: unknown, entry: QueuedAnswer) {
  const { code } = toApiError(error);
  if (code === "practice/daily-limit") return false;
  return !(entry.userId === null && code === "practice/unknown-set");
}

/** Seconds until another round makes sense; null when nothing stands in the way. */
type Wait = number | null;

async function sendRound(userId: string | null, onSent: (answer: GivenAnswer) => void): Promise<Wait> {
  const isOwn = (entry: QueuedAnswer) => entry.userId === null || entry.userId === userId;
  for (const entry of readQueue().filter(isOwn)) {
    if (readSession()?.userId !== userId) return null;
    if (Date.now() - entry.keptAt > keptMillis) {
      remove(entry);
      continue;
    }
    const { id: _id, userId: _owner, keptAt: _at, ...json } = entry;
    try {
      await apiClient.practice.answers.$post({ json });
      remove(entry);
      onSent(entry);
    } catch (error) {
      if (mayComeThrough(error)) return toApiError(error).retryAfter ?? 30;
      if (isRefusedForGood(error, entry)) remove(entry);
    }
  }
  return null;
}

/**
 * Sends what the user of this session has waiting, in order, one tab at a time. What the server refuses for good is
 * dropped; everything else stays until it is sent, for a month at most.
 */
export async function sendQueued(onSent: (answer: GivenAnswer) => void): Promise<Wait> {
  const session = readSession();
  if (!session || readQueue().length === 0) return null;
  const round = () => sendRound(session.userId, onSent);
  if (!("locks" in navigator)) return round();
  return navigator.locks.request(lockName, round);
}
