import { useRef, useState } from "react";

import { type GivenAnswer, isQueued, mayComeThrough, queueAnswer } from "@/components/learner/answer-queue";
import { hearServerTime } from "@/components/learner/exam/task/server-time";
import { dropDraft, type StepPlace } from "@/components/learner/player/use-draft";
import type { SetChange } from "@/components/learner/player/set-change";
import { apiClient } from "@/lib/api/client/api-client";
import { toApiError } from "@/lib/api/client/api-error";
import { readEnded, readSession } from "@/lib/api/client/session-store";

export type AnswerState =
  | { name: "open" }
  | { name: "sending" }
  | { name: "queued"; isOffline: boolean }
  | { name: "limit" }
  | { name: "failed"; error: unknown };

/** A server that broke may answer at once when somebody asks it again; for the rest it is a matter of time. */
function stateAfter(
  error: unknown,
  isStraightOn: boolean,
): Exclude<AnswerState, { name: "open" | "sending" }> {
  const { code, status } = toApiError(error);
  if (code === "practice/daily-limit") return { name: "limit" };
  if (!mayComeThrough(error) || (status >= 500 && !isStraightOn)) return { name: "failed", error };
  return { name: "queued", isOffline: code === "client/offline" };
}

export type Heard = {
  onChange: (change: SetChange) => void;
  onLimit: () => void;
  /** In a round nobody waits for what comes of an answer: it is on its way, or it was lost after all. */
  straightOn?: { onGone: () => void; onLost: () => void } | undefined;
};

const open: AnswerState = { name: "open" };
const ownerOfAnswers = () => readSession()?.userId ?? readEnded()?.userId ?? null;

/** What was given before a reload, and has not been sent since, is not asked again. */
const firstState = (place: StepPlace): AnswerState =>
  isQueued(place, ownerOfAnswers()) ? { name: "queued", isOffline: !navigator.onLine } : open;

/** Sends the answers of an item's steps, one after the other. What cannot be sent now is kept on the device. */
export function useAnswer({ setId, position, step }: StepPlace, { onChange, onLimit, straightOn }: Heard) {
  const [{ of, state }, setState] = useState(() => {
    return { of: step, state: firstState({ setId, position, step }) };
  });
  const isBusy = useRef(false);

  function hear({ name }: AnswerState) {
    if (name === "limit") onLimit();
    if (name === "failed") straightOn?.onLost();
  }

  async function send(given: Pick<GivenAnswer, "answer" | "millis" | "isStandard">) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ of: step, state: { name: "sending" } });
    const entry = { setId, position, step, ...given };
    // Whose answer it is: the session may be gone when the server has refused it.
    const userId = ownerOfAnswers();
    straightOn?.onGone();
    try {
      const response = await apiClient.practice.answers.$post({ json: entry });
      const { data } = await response.json();
      hearServerTime(data.now);
      dropDraft(entry);
      setState({ of: step, state: open });
      onChange(data);
    } catch (error) {
      const next = stateAfter(error, straightOn !== undefined);
      if (next.name !== "failed") queueAnswer(entry, userId);
      hear(next);
      setState({ of: step, state: next });
    } finally {
      isBusy.current = false;
    }
  }

  return { state: of === step ? state : open, send };
}
