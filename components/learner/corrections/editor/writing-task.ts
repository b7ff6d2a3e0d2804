import type { Times } from "@/components/learner/player/run-clock";
import type { Picture } from "@/components/learner/corrections/asked-picture";
import type { SaveDraft } from "@/components/learner/corrections/editor/use-draft-state";
import type { DraftPlace, KeptDraft } from "@/components/learner/corrections/editor/kept-draft";
import type { HandedIn } from "@/components/learner/corrections/corrections-queries";
import type { WritingTask } from "@/lib/core/corrected-tasks";

/** All that an editor needs to know of what is written in it: a prompt, a free text, or a revision. */
export type WritingTaskProps = {
  task: WritingTask;
  place: DraftPlace;
  asks: string;
  points: readonly string[];
  picture: Picture | null;
  /** By part; null without a clock. */
  times: readonly (Times | null)[];
  start: () => KeptDraft;
  save: SaveDraft;
  /** What the next part asks after the one that was written; null where there is none. */
  followUp: ((text: string) => Promise<string>) | null;
  handedIn: (draft: KeptDraft, how: { isTimed: boolean; millis: number }) => HandedIn;
};
