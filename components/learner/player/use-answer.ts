import { useRef, useState } from "react";
import { useSWRConfig } from "swr";

import { type GivenAnswer, mayComeThrough, queueAnswer } from "@/components/learner/answer-queue";
import { dropDraft } from "@/components/learner/player/use-draft";
import { named, type PracticeSet, type SetItem, type Types } from "@/components/learner/queries";
import { apiClient } from "@/lib/api/client/api-client";
import { toApiError } from "@/lib/api/client/api-error";
import { readEnded, readSession } from "@/lib/api/client/session-store";

export type AnswerState =
  | { name: "open" }
  | { name: "sending" }
  | { name: "queued"; isOffline: boolean }
  | { name: "limit" }
  | { name: "failed"; error: unknown };

/** A server that broke may answer at once when asked again; for the rest it is a matter of time. */
function stateAfter(error: unknown): AnswerState {
  const { code, status } = toApiError(error);
  if (code === "practice/daily-limit") return { name: "limit" };
  if (!mayComeThrough(error) || status >= 500) return { name: "failed", error };
  return { name: "queued", isOffline: code === "client/offline" };
}

/** Sends one answer. What cannot be sent now is kept on the device. */
export function useAnswer(set: PracticeSet, position: number, onChange: (set: PracticeSet) => void) {
  const [state, setState] = useState<AnswerState>({ name: "open" });
  const { mutate } = useSWRConfig();
  const isBusy = useRef(false);

  function store(item: SetItem, finished: boolean) {
    const items = set.items.map((each) => (each.position === position ? item : each));
    onChange({ ...set, items, finishedAt: finished ? (item.result?.answeredAt ?? null) : set.finishedAt });
  }

  async function post(entry: GivenAnswer) {
    const response = await apiClient.practice.answers.$post({ json: entry });
    const { data } = await response.json();
    const { finished, media, score, review, explanation, answeredAt, answer, quota } = data;
    const item = set.items.find((each) => each.position === position);
    // The next question asks at once whether there is room for it.
    void mutate<Types>(named("types"), (types) => types && { ...types, quota });
    if (item) store({ ...item, media, result: { score, answer, review, explanation, answeredAt } }, finished);
  }

  async function send(answer: GivenAnswer["answer"], millis: number) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ name: "sending" });
    const entry = { setId: set.id, position, answer, millis };
    // Whose answer it is: the session may be gone when the server has refused it.
    const userId = readSession()?.userId ?? readEnded()?.userId ?? null;
    try {
      await post(entry);
      dropDraft(set.id, position);
      setState({ name: "open" });
    } catch (error) {
      const next = stateAfter(error);
      if (next.name === "queued") queueAnswer(entry, userId);
      setState(next);
    } finally {
      isBusy.current = false;
    }
  }

  return { state, send };
}
