import { useEffect, useState } from "react";

import type { Exam, OpenTask } from "@/components/learner/exam/task/exam-queries";
import { serverNow } from "@/components/learner/exam/task/server-time";
import type { SpokenQuestion } from "@/components/speaking/spoken-question";
import { apiBase } from "@/lib/api/client/api-base";
import { spokenTimes, type SpokenTimes } from "@/lib/core/spoken-times";

export type SpeakingProps = {
  examId: string;
  task: OpenTask;
  goesOn: boolean;
  /** Nobody has come back to it: it was begun here, by a press or after the task before it. */
  startsAtOnce: boolean;
  onExam: (exam: Exam) => void;
  onStale: () => void;
  /** Somebody who came back goes on with it. */
  onBegun: () => void;
};

export type Part = OpenTask["parts"][number];
export type SpokenPartProps = SpeakingProps & { part: Part; place: string; onNothing: () => void };

const usual: Partial<Record<OpenTask["task"], SpokenTimes>> = spokenTimes;
const strictest: SpokenTimes = { prepare: 0, seconds: 0, least: 0, mark: null, plays: 1 };
export const timesOf = (
  task: OpenTask["task"],
  { prepare, seconds }: Pick<Part, "prepare" | "seconds">,
): SpokenTimes => ({ ...(usual[task] ?? strictest), prepare, seconds });

/** The exam as the test does it: one take, sent at once, and the screen around it says what failed. */
export const strictFrame = { strict: true, isBusy: false, note: null, onSkip: null } as const;

export const questionOf = ({ part, asks, sound }: Part): SpokenQuestion => ({
  at: part,
  isFollowUp: part > 0,
  asks: asks ?? "",
  sound: sound && { ...sound, address: `${apiBase}${sound.address}` },
});

/** What is begun in its last moment is over after so long: its countdown, and the microphone that opens. */
const slackMillis = 20_000;

/** Whether the time of a part is over for whoever says nothing. */
export function useIsDue({ deadlineAt }: Part) {
  const [due, setDue] = useState<string | null>(null);
  useEffect(() => {
    if (deadlineAt === null) return;
    const wait = Math.max(0, Date.parse(deadlineAt) + slackMillis - serverNow());
    const timer = window.setTimeout(() => setDue(deadlineAt), wait);
    return () => window.clearTimeout(timer);
  }, [deadlineAt]);
  return due !== null && due === deadlineAt;
}
