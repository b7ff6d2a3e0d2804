"use client";

import { useTranslations } from "next-intl";
import { type ReactNode, use, useState } from "react";

import { useBlockedPaste } from "@/components/learner/exam/sit/use-blocked-paste";
import { readDraft, type StepPlace } from "@/components/learner/player/use-draft";
import { withHost } from "@/components/learner/player/with-host";
import type { SetItem } from "@/components/learner/queries";
import { readSession } from "@/lib/api/client/session-store";
import { loadPlayer } from "@/components/questions/registry";
import type { EarlierStep, Given, StepPlayer } from "@/components/questions/step-props";

export type Step = SetItem["steps"][number];

/** The player of a step; waits for the one of its type. */
export function useStepPlayer(type: SetItem["type"], kind: string): StepPlayer {
  const found = use(loadPlayer(type))[kind];
  if (!found) throw new Error(`${type} has no player for the step ${kind}.`);
  return found;
}

/** In exam mode everything is typed. */
function Typed({ children }: { children: ReactNode }) {
  const t = useTranslations("Exam.write");
  const { wasBlocked, guards } = useBlockedPaste();
  return (
    <>
      <div className="contents" {...guards}>
        {children}
      </div>
      <p role="status" data-blocked className="pt-2 text-sm text-ink-soft empty:hidden">
        {wasBlocked ? t("noPaste") : null}
      </p>
    </>
  );
}

type StepViewProps = {
  player: StepPlayer;
  place: StepPlace;
  step: Step;
  phase: "prepare" | "answer";
  seconds: number | null;
  disabled: boolean;
  heard: number;
  onHear: () => void;
  isStrict: boolean;
  onEase: () => void;
  onWait: (isWaiting: boolean) => void;
  earlier: readonly EarlierStep[];
  onDraft: (answer: Given) => void;
  onAnswer: (answer: Given) => void;
  onFirstPlay: () => void;
  onAudioEnd: () => void;
};

/** A step on the screen, with what was entered before a reload. */
export function StepView({ player: { Step: Shown }, place, step, ...frame }: StepViewProps) {
  const [draft] = useState(() => readDraft(place));
  const [media] = useState(() => withHost(step.media));
  const [owner] = useState(() => readSession()?.userId ?? "");
  const key = [owner, place.setId, place.position, place.step].join("_");
  const shown = <Shown {...frame} place={key} prompt={step.prompt} media={media} draft={draft} />;
  return frame.isStrict ? <Typed>{shown}</Typed> : shown;
}
