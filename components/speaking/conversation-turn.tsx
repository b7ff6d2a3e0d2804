"use client";

import { useTranslations } from "next-intl";
import { useRef } from "react";

import { HeardQuestion } from "@/components/speaking/heard-question";
import { PlayAtOnce } from "@/components/speaking/prepare-time";
import { recordingPlace } from "@/components/speaking/spoken-memory";
import type { SpokenFrame, SpokenQuestion } from "@/components/speaking/spoken-question";
import { TakeView } from "@/components/speaking/take-view";
import { TwoSides } from "@/components/speaking/two-sides";
import { isAtRest, useDue } from "@/components/speaking/use-due";
import { useHearing } from "@/components/speaking/use-hearing";
import type { Microphone } from "@/components/speaking/use-microphone";
import { useTake } from "@/components/speaking/use-take";
import { AskedText } from "@/components/learner/corrections/asked-text";
import { Button } from "@/components/ui/button";
import type { SpokenTimes } from "@/lib/core/spoken-times";

type TurnProps = {
  place: string;
  turn: number;
  times: SpokenTimes;
  mostSeconds: number;
  question: SpokenQuestion;
  microphone: Microphone;
  /** As in the test: one take. */
  strict: boolean;
  onSent: (upload: string, seconds: number) => void;
} & Required<Pick<SpokenFrame, "isDue" | "onNothing">>;

/** A question, heard once; what is said to it is recorded as soon as it ends, and goes by itself. */
export function ConversationTurn(props: TurnProps) {
  const { place, turn, times, mostSeconds, question, microphone, strict, onSent } = props;
  const t = useTranslations("Speaking");
  const take = useTake({ storeKey: recordingPlace(place, turn), mostSeconds, microphone, onSent });
  const { recorder } = take;
  const isBegun = useRef(false);
  useDue(props, isAtRest(recorder.state));

  function speak() {
    if (isBegun.current) return;
    isBegun.current = true;
    void recorder.start();
  }
  const hearing = useHearing(question.sound, times.plays, speak);
  const isIdle = recorder.state.name === "idle";

  return (
    <TwoSides
      asked={
        <>
          <p className="text-ink-soft">{t("question", { number: turn + 1 })}</p>
          {question.sound === null ? (
            <AskedText asks={question.asks} />
          ) : (
            <HeardQuestion
              {...{ hearing, sound: question.sound, asks: question.asks, allowed: times.plays }}
              disabled={!isIdle}
            />
          )}
        </>
      }
    >
      <TakeView
        {...{ take, times, mostSeconds, goesAtOnce: true, waitsIfLost: !strict }}
        onAgain={() => void recorder.start()}
        idle={
          <>
            {question.sound === null ? null : <PlayAtOnce play={hearing.play} />}
            <p className="text-ink-soft">{t("listenThenSpeak")}</p>
            {hearing.isRead || question.sound === null ? (
              <Button size="lg" autoFocus data-speak className="justify-self-start" onClick={speak}>
                {t("speakNow")}
              </Button>
            ) : null}
          </>
        }
      />
    </TwoSides>
  );
}
