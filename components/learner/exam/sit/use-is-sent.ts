import { useSyncExternalStore } from "react";

import { readOutbox, watchOutbox } from "@/components/learner/exam/task/outbox";

/** Whether an answer was handed in here and the server's word is awaited. */
export const useIsSent = (examId: string, position: number, step: number) =>
  useSyncExternalStore(watchOutbox, () =>
    readOutbox(examId).some((kept) => kept.position === position && kept.step === step),
  );
