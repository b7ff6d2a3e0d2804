"use client";

import { useTranslations } from "next-intl";
import { useState } from "react";

import type { PracticeQuestion as Question } from "@/components/learner/exam/start/practice-item";
import { useStepPlayer } from "@/components/learner/player/step-view";
import { TaskCard } from "@/components/learner/player/task-card";
import { useSubmitKey } from "@/components/learner/player/use-submit-key";
import { Button } from "@/components/ui/button";

const nothing = () => undefined;

/** A question as it will be, without a clock. */
export function PracticeQuestion({ question, onDone }: { question: Question; onDone: () => void }) {
  const t = useTranslations("Learner.player");
  const { type, kind, prompt, media } = question;
  const { Step, answersAtOnce } = useStepPlayer(type, kind);
  const [heard, setHeard] = useState(0);
  useSubmitKey(!answersAtOnce, onDone);
  return (
    <>
      <TaskCard>
        <Step
          {...{ prompt, place: "practice-item", seconds: null, media, phase: "answer", disabled: false }}
          {...{ onWait: nothing, earlier: [], onFirstPlay: nothing, onEase: nothing, isStrict: true }}
          {...{ heard, onHear: () => setHeard(heard + 1), onAudioEnd: nothing }}
          {...{ draft: null, onDraft: nothing, onAnswer: onDone }}
        />
      </TaskCard>
      {answersAtOnce ? null : (
        <Button className="justify-self-start" data-practiced onClick={onDone}>
          {t("submit")}
        </Button>
      )}
    </>
  );
}
