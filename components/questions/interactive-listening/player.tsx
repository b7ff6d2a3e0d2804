"use client";

import { definePlayer, stepPlayer } from "@/components/questions/define-player";
import { countEmptyNotes, NotesStep } from "@/components/questions/interactive-listening/notes-step";
import { SummaryStep } from "@/components/questions/interactive-listening/summary-step";
import { TurnStep } from "@/components/questions/interactive-listening/turn-step";
import { interactiveListening } from "@/lib/questions/interactive-listening/schema";

const { notes, turn, summary } = interactiveListening.steps;

export const player = definePlayer<"interactive-listening">({
  notes: stepPlayer(notes, NotesStep, { countEmpty: countEmptyNotes }),
  turn: stepPlayer(turn, TurnStep, {
    countEmpty: (_prompt, answer) => (answer?.choice === undefined || answer.choice === null ? 1 : 0),
  }),
  summary: stepPlayer(summary, SummaryStep),
});
