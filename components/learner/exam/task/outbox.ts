import type { Given } from "@/components/learner/exam/task/exam-queries";

const prefix = "20180428_bandwise_exam_";
const listeners = new Set<() => void>();

export type Waiting = Given & { keptAt: number };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

function toWaiting(raw: string | null): Waiting | null {
  try {
    const value: unknown = JSON.parse(raw ?? "null");
    if (!isObject(value)) return null;
    const { position, step, answer, millis, keptAt } = value;
    const isFine = [position, step, millis, keptAt].every((each) => typeof each === "number");
    if (!isFine || !(answer === null || isObject(answer))) return null;
    return {
      position: Number(position),
      step: Number(step),
      answer,
      millis: Number(millis),
      keptAt: Number(keptAt),
    };
  } catch {
    return null;
  }
}

const keyOf = (examId: string, { position, step }: Pick<Given, "position" | "step">) =>
  `${prefix}${examId}_${position}_${step}`;

/** The answers of a sitting that the server has not confirmed, the oldest first. */
export function readOutbox(examId: string): Waiting[] {
  return Object.keys(window.localStorage)
    .filter((key) => key.startsWith(`${prefix}${examId}_`))
    .flatMap((key) => toWaiting(window.localStorage.getItem(key)) ?? [])
    .toSorted(
      (one, other) => one.keptAt - other.keptAt || one.position - other.position || one.step - other.step,
    );
}

const tell = () => {
  for (const listener of listeners) listener();
};

/** The first answer to a step is the one: a second press changes nothing. */
export function putOut(examId: string, given: Given) {
  const key = keyOf(examId, given);
  if (window.localStorage.getItem(key) !== null) return;
  window.localStorage.setItem(key, JSON.stringify({ ...given, keptAt: Date.now() }));
  tell();
}

export function takeBack(examId: string, given: Pick<Given, "position" | "step">) {
  window.localStorage.removeItem(keyOf(examId, given));
  tell();
}

export function watchOutbox(listener: () => void) {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
