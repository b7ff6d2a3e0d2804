import { useEffect, useRef, useState } from "react";

import { mayComeThrough } from "@/components/learner/answer-queue";
import { type Exam, handIn } from "@/components/learner/exam/task/exam-queries";
import { readOutbox, takeBack, type Waiting, watchOutbox } from "@/components/learner/exam/task/outbox";
import { dropDraft } from "@/components/learner/player/use-draft";
import { toApiError } from "@/lib/api/client/api-error";

/** Milliseconds until something is tried again that did not come through. */
const again = 3_000;

export type Sending = {
  waiting: readonly Waiting[];
  /** The connection is gone; null while nothing failed. */
  trouble: "offline" | null;
  /** An answer that was refused, to be read out. */
  error: unknown;
};

type Heard = {
  examId: string;
  /** Whether this tab may answer. */
  isMine: boolean;
  goesOn: boolean;
  onExam: (exam: Exam) => void;
  /** The sitting is not as this tab thought. */
  onStale: () => void;
};

/**
 * Sends what was handed in, one after the other, until the server has it: also after a reload, and back online. The
 * server counts an answer once, however often it comes.
 */
export function useOutbox({ examId, isMine, goesOn, onExam, onStale }: Heard): Sending {
  const [waiting, setWaiting] = useState<readonly Waiting[]>(() => readOutbox(examId));
  const [state, setState] = useState<Pick<Sending, "trouble" | "error">>({ trouble: null, error: null });
  const latest = useRef({ onExam, onStale });
  useEffect(() => {
    latest.current = { onExam, onStale };
  });

  useEffect(() => {
    let timer = 0;
    let isBusy = false;
    let isOver = false;

    async function send(entry: Waiting) {
      try {
        const exam = await handIn(examId, entry, goesOn);
        takeBack(examId, entry);
        dropDraft({ setId: examId, position: entry.position, step: entry.step });
        setState({ trouble: null, error: null });
        latest.current.onExam(exam);
        return true;
      } catch (error) {
        if (mayComeThrough(error)) {
          setState({ trouble: toApiError(error).code === "client/offline" ? "offline" : null, error: null });
          return false;
        }
        takeBack(examId, entry);
        const isKnown = ["exam/held-elsewhere", "exam/not-asked", "exam/over"].includes(
          toApiError(error).code,
        );
        setState({ trouble: null, error: isKnown ? null : error });
        latest.current.onStale();
        return true;
      }
    }

    async function drain() {
      if (isBusy || isOver || !isMine) return;
      isBusy = true;
      for (let [first] = readOutbox(examId); first && !isOver; [first] = readOutbox(examId))
        if (!(await send(first))) {
          timer = window.setTimeout(() => void drain(), again);
          break;
        }
      isBusy = false;
    }

    const look = () => {
      setWaiting(readOutbox(examId));
      void drain();
    };
    const retry = () => void drain();
    void drain();
    const forget = watchOutbox(look);
    window.addEventListener("online", retry);
    return () => {
      isOver = true;
      window.clearTimeout(timer);
      forget();
      window.removeEventListener("online", retry);
    };
  }, [examId, isMine, goesOn]);

  return { waiting, ...state };
}
