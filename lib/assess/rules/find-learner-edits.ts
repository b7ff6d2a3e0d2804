import { type EditKind } from "@/lib/core/edit-kinds";

/** An edit with its place in the text that was searched. */
export type FoundEdit = {
  start: number;
  end: number;
  replacement: string;
  kind: EditKind;
  cue?: string;
  /** In (0, 1]; below .5 it is offered as a hint. */
  confidence: number;
  ruleId: string;
};

/** What learners' rules find in a text, in the order of their places. */
export function findLearnerEdits(_text: string): FoundEdit[] {
  return [];
}
