import type { ExamTask } from "@/lib/exam/blueprint/blueprint";
import { fillInTheBlanks } from "@/lib/questions/fill-in-the-blanks/schema";
import { interactiveListening } from "@/lib/questions/interactive-listening/schema";
import { interactiveReading } from "@/lib/questions/interactive-reading/schema";
import { listenAndType } from "@/lib/questions/listen-and-type/schema";
import { readAndComplete } from "@/lib/questions/read-and-complete/schema";
import { readAndSelect } from "@/lib/questions/read-and-select/schema";

/**
 * Seconds of one item: time to prepare and the limit to answer, by kind of item where they differ; and which share of
 * the limit a middling learner takes. Interactive Writing is five minutes, then three; a topic of Interactive Speaking is four
 * questions, each heard once (about 8 s) and answered in 35 s. The shares are ours by reasoning, until 300 sittings have been timed.
 */
type TaskTime = { prepare: number; limit: number | Readonly<Record<string, number>>; share: number };

const { narrative, expository } = interactiveReading.clocks;

const times: Partial<Record<ExamTask, TaskTime>> = {
  "read-and-select": { prepare: 0, limit: readAndSelect.clocks.main.seconds, share: 0.45 },
  "fill-in-the-blanks": { prepare: 0, limit: fillInTheBlanks.clocks.main.seconds, share: 0.55 },
  "read-and-complete": { prepare: 0, limit: readAndComplete.clocks.main.seconds, share: 0.65 },
  "interactive-reading": {
    prepare: 0,
    limit: { narrative: narrative.seconds, expository: expository.seconds },
    share: 0.65,
  },
  "listen-and-type": { prepare: 0, limit: listenAndType.clocks.main.seconds, share: 0.6 },
  "interactive-listening": { prepare: 0, limit: interactiveListening.clocks.talk.seconds, share: 0.6 },
  "summarize-the-conversation": {
    prepare: 0,
    limit: interactiveListening.clocks.summary.seconds,
    share: 0.95,
  },
  "write-about-the-photo": { prepare: 0, limit: 60, share: 0.95 },
  "interactive-writing": { prepare: 30, limit: 480, share: 0.85 },
  "writing-sample": { prepare: 30, limit: 300, share: 0.95 },
  "speak-about-the-photo": { prepare: 20, limit: 90, share: 0.8 },
  "read-then-speak": { prepare: 20, limit: 90, share: 0.8 },
  "interactive-speaking": { prepare: 32, limit: 140, share: 0.85 },
  "speaking-sample": { prepare: 30, limit: 180, share: 0.7 },
  "listen-then-speak": { prepare: 20, limit: 90, share: 0.8 },
};

export function timeOf(task: ExamTask, facet: string): { prepare: number; limit: number; share: number } {
  const time = times[task];
  if (!time) throw new Error(`No time is known of ${task}.`);
  const limit = typeof time.limit === "number" ? time.limit : time.limit[facet];
  if (limit === undefined) throw new Error(`No time is known of ${task}, ${facet}.`);
  return { ...time, limit };
}
