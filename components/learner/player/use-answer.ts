import { useRef, useState } from "react";
import { useSWRConfig } from "swr";

import { queueAnswer } from "@/components/learner/answer-queue";
import { dropDraft } from "@/components/learner/player/use-draft";
import type { PracticeSet, SetItem } from "@/components/learner/queries";
import { apiClient } from "@/lib/api/client/api-client";
import { toApiError } from "@/lib/api/client/api-error";

export type AnswerState =
  | { name: "open" }
  | { name: "sending" }
  | { name: "queued" }
  | { name: "limit" }
  | { name: "failed"; error: unknown };

type Given = Record<string, unknown> | null;

/** Sends one answer. What cannot be sent now is kept on the device. */
export function useAnswer(set: PracticeSet, position: number, onChange: (set: PracticeSet) => void) {
  const [state, setState] = useState<AnswerState>({ name: "open" });
  const { mutate } = useSWRConfig();
  const isBusy = useRef(false);

  function store(item: SetItem, finished: boolean) {
    const items = set.items.map((each) => (each.position === position ? item : each));
    onChange({ ...set, items, finishedAt: finished ? (item.result?.answeredAt ?? null) : set.finishedAt });
  }

  async function send(answer: Given, millis: number) {
    if (isBusy.current) return;
    isBusy.current = true;
    setState({ name: "sending" });
    const entry = { setId: set.id, position, answer, millis };
    try {
      const response = await apiClient.practice.answers.$post({ json: entry });
      const { data } = await response.json();
      const { finished, media, score, review, explanation, answeredAt } = data;
      const item = set.items.find((each) => each.position === position);
      if (item)
        store(
          { ...item, media, result: { score, answer: data.answer, review, explanation, answeredAt } },
          finished,
        );
      dropDraft(set.id, position);
      setState({ name: "open" });
      void mutate(["types"]);
    } catch (error) {
      const { code } = toApiError(error);
      if (code === "client/offline") queueAnswer(entry);
      setState(
        code === "client/offline"
          ? { name: "queued" }
          : code === "practice/daily-limit"
            ? { name: "limit" }
            : { name: "failed", error },
      );
    } finally {
      isBusy.current = false;
    }
  }

  return { state, send };
}
