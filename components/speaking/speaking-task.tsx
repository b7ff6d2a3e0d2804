"use client";

import { useState } from "react";

import { AskedText } from "@/components/learner/corrections/asked-text";
import { CountDown } from "@/components/speaking/count-down";
import { HeardQuestion } from "@/components/speaking/heard-question";
import { PlayAtOnce, PrepareTime } from "@/components/speaking/prepare-time";
import { useSpokenClock, useSpokenSteps } from "@/components/speaking/spoken-clock";
import { recordingPlace } from "@/components/speaking/spoken-memory";
import type { SpokenFrame, SpokenPrompt } from "@/components/speaking/spoken-question";
import { SpokenReady } from "@/components/speaking/spoken-ready";
import { SpokenSent } from "@/components/speaking/spoken-sent";
import { TakeView } from "@/components/speaking/take-view";
import { TwoSides } from "@/components/speaking/two-sides";
import { useHearing } from "@/components/speaking/use-hearing";
import { useMicrophone } from "@/components/speaking/use-microphone";
import { isAtRest, useDue } from "@/components/speaking/use-due";
import { answerOf, useSpokenMemory } from "@/components/speaking/use-spoken-memory";
import { useGoneAtOnce } from "@/components/speaking/use-gone-at-once";
import { type Take, useTake } from "@/components/speaking/use-take";
import type { SpokenTimes } from "@/lib/core/spoken-times";

type Stage = "ready" | "prepare" | "countdown" | "record";
type SpeakingTaskProps = SpokenFrame & { prompt: SpokenPrompt; times: SpokenTimes };

/**
 * One prompt that is spoken about: ready, heard where it is not read, prepared, counted down, recorded, sent. In practice
 * one hears oneself and records again; where `strict`, the one take goes by itself.
 */
export function SpeakingTask(props: SpeakingTaskProps) {
  const [attempt, setAttempt] = useState(0);
  return <Attempt key={attempt} {...props} onAnew={() => setAttempt(attempt + 1)} />;
}

function Attempt(props: SpeakingTaskProps & { onAnew: () => void }) {
  const { prompt, times, place, strict, startsAtOnce, isBusy, note, onDone, onAnew } = props;
  const firstStage = times.prepare > 0 || prompt.sound ? "prepare" : "countdown";
  const microphone = useMicrophone();
  const { memory, change, beginAnew } = useSpokenMemory(place);
  const { mostSeconds, prepareSeconds, isTimed } = useSpokenClock(times, strict);
  const [stage, setStage] = useState<Stage>(startsAtOnce ? firstStage : "ready");
  const hearing = useHearing(prompt.sound, times.plays);
  const take = useTake({
    ...{ storeKey: recordingPlace(place, 0), mostSeconds, microphone },
    onSent: (upload, seconds) => {
      const said = [{ question: null, upload }];
      const after = change({ said, millis: seconds * 1_000, isTimed });
      if (!strict) onDone(answerOf(after));
    },
  });
  useGoneAtOnce(strict && memory.said.length > 0, () => onDone(answerOf(memory)));

  useDue(props, isSilent(stage, take, memory.said.length));

  function record() {
    setStage("record");
    void take.recorder.start();
  }

  const steps = <Before {...props} microphone={microphone} onStart={() => setStage(firstStage)} />;

  return (
    <TwoSides
      asked={
        prompt.sound === null ? (
          <AskedText {...prompt} />
        ) : (
          <HeardQuestion
            {...{ hearing, sound: prompt.sound, asks: prompt.asks, allowed: times.plays }}
            disabled={stage !== "prepare"}
          />
        )
      }
    >
      {memory.said.length > 0 ? (
        <SpokenSent
          {...{ count: memory.said.length, isBusy, strict }}
          onSubmit={() => onDone(answerOf(memory))}
          onAnew={() => {
            beginAnew();
            onAnew();
          }}
        />
      ) : stage === "prepare" ? (
        <>
          {prompt.sound === null ? null : <PlayAtOnce play={hearing.play} />}
          <PrepareTime
            seconds={prepareSeconds}
            isWaiting={!hearing.isHeard || hearing.state === "playing"}
            onOver={() => setStage("countdown")}
          />
        </>
      ) : stage === "countdown" ? (
        <CountDown onOver={record} />
      ) : (
        <TakeView
          {...{ take, times, mostSeconds, goesAtOnce: strict, waitsIfLost: false, idle: steps }}
          onAgain={() => setStage("countdown")}
        />
      )}
      {note}
      {microphone.dialog}
    </TwoSides>
  );
}

/** Nothing was said, and nothing is about to be. */
const isSilent = (stage: Stage, { recorder }: Take, said: number) =>
  said === 0 && stage !== "countdown" && isAtRest(recorder.state);

type StepsProps = SpeakingTaskProps & { microphone: ReturnType<typeof useMicrophone>; onStart: () => void };

const Before = (props: StepsProps) => (props.ready ? props.ready(props.onStart) : <Steps {...props} />);

function Steps({ times, prompt, microphone, onStart, onSkip }: StepsProps) {
  const steps = useSpokenSteps(times, prompt.sound !== null);
  return <SpokenReady {...{ steps, microphone, onStart, onSkip, begun: null }} />;
}
