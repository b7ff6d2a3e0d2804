"use client";

import { type ComponentType, useState } from "react";

import { recordingsOf } from "@/components/learner/player/recordings-of";
import { readDraft } from "@/components/learner/player/use-draft";
import type { PracticeSet, SetItem } from "@/components/learner/queries";
import type { PlayerProps } from "@/components/questions/player-props";
import { players } from "@/components/questions/registry";
import { parseAnswer, type QuestionType } from "@/lib/questions/registry";

type Given = Record<string, unknown> | null;

type AnyPlayerProps = Omit<PlayerProps<QuestionType>, "prompt" | "draft" | "onDraft" | "onAnswer"> & {
  prompt: unknown;
  draft: unknown;
  onDraft: (answer: Given) => void;
  onAnswer: (answer: Given) => void;
};

type QuestionPlayerProps = Pick<AnyPlayerProps, "disabled" | "onDraft" | "onAnswer" | "onBegin"> & {
  set: PracticeSet;
  item: SetItem;
};

/** The player of the set's type, with what was entered before a reload. */
export function QuestionPlayer({ set, item, ...rest }: QuestionPlayerProps) {
  const [draft] = useState(() => {
    const found = parseAnswer(set.type, readDraft(set.id, item.position));
    if (found) rest.onDraft(found);
    return found;
  });
  const Player = players[set.type] as ComponentType<AnyPlayerProps>;
  return <Player {...rest} prompt={item.prompt} draft={draft} recordings={recordingsOf(item.media)} />;
}
