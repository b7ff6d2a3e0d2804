"use client";

import { type ComponentType, createElement, useMemo, useState } from "react";

import { recordingsOf } from "@/components/learner/player/recordings-of";
import { readDraft } from "@/components/learner/player/use-draft";
import type { PracticeSet, SetItem } from "@/components/learner/queries";
import type { PlayerProps } from "@/components/questions/player-props";
import { players } from "@/components/questions/registry";
import { type AnswerOf, parseAnswer, publicPrompt, type QuestionType } from "@/lib/questions/registry";

export type Given = AnswerOf<QuestionType> | null;

type SharedProps = {
  setId: PracticeSet["id"];
  item: SetItem;
  disabled: boolean;
  onDraft: (answer: Given) => void;
  onAnswer: (answer: Given) => void;
  onBegin: () => void;
};

/** The player of the set's type, with what was entered before a reload. */
export function QuestionPlayer<T extends QuestionType>({
  type,
  setId,
  item,
  ...rest
}: SharedProps & { type: T }) {
  const [draft] = useState(() => {
    const found = parseAnswer(type, readDraft(setId, item.position));
    if (found) rest.onDraft(found);
    return found;
  });
  const prompt = useMemo(() => publicPrompt(type, item.prompt), [type, item.prompt]);
  const Player: ComponentType<PlayerProps<T>> = players[type];
  return createElement(Player, { ...rest, prompt, draft, recordings: recordingsOf(item.media) });
}
