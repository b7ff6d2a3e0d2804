import { useCallback, useEffect, useState } from "react";

import { answerMillis, type ExamTimes, readExamClock } from "@/components/learner/exam/task/exam-clock";
import { serverNow } from "@/components/learner/exam/task/server-time";
import type { ClockView } from "@/lib/questions/wire";

const tick = 200;

/** The clock of a step: from when the server says it was opened, else from when it is shown here or its recording is heard. */
export function useExamClock(clock: ClockView, isRunning: boolean) {
  const [shownAt, setShownAt] = useState(() => (clock.begins === "display" ? serverNow() : null));
  const [now, setNow] = useState(serverNow);
  const openedAt = clock.openedAt === null ? shownAt : Date.parse(clock.openedAt);
  const times: ExamTimes = { ...clock, openedAt };

  useEffect(() => {
    if (!isRunning) return;
    const timer = window.setInterval(() => setNow(serverNow()), tick);
    return () => window.clearInterval(timer);
  }, [isRunning]);

  const startsNow = useCallback(() => setShownAt((before) => before ?? serverNow()), []);
  return {
    ...readExamClock(times, now),
    answerMillis: answerMillis(times, now),
    startsNow,
    millisNow: () => answerMillis(times, serverNow()),
  };
}
