import { useState } from "react";

import { type OpenTask, saveEntry } from "@/components/learner/exam/task/exam-queries";
import { useAutosave } from "@/components/learner/exam/task/use-autosave";

type Part = OpenTask["parts"][number];
type Place = { examId: string; position: number; part: Part; isOpen: boolean };

const keyOf = ({ examId, position, part }: Place) =>
  `20180428_bandwise_exam_text_${examId}_${position}_${part.part}`;

/** What this browser has is never older than what it told the server; another device starts from the server's. */
function startingText(place: Place) {
  return window.localStorage.getItem(keyOf(place)) ?? place.part.saved?.text ?? "";
}

function keep(key: string, text: string) {
  try {
    window.localStorage.setItem(key, text);
  } catch {
    // Without room the server's copy is the only one.
  }
}

/** A text while it is written: kept in this browser at each change, and by the server every few seconds. */
export function useExamText(place: Place) {
  const [text, setText] = useState(() => startingText(place));
  const { examId, position, part, isOpen } = place;
  const save = useAutosave({
    ...{ position, step: part.part, isOpen, begunAt: part.openedAt },
    send: (given, keepalive) => saveEntry(examId, given, keepalive),
  });

  function write(written: string, millis: number) {
    setText(written);
    keep(keyOf(place), written);
    save({ answer: { text: written }, millis });
  }
  return { text, write };
}
