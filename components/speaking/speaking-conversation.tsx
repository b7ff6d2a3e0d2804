"use client";

import { useTranslations } from "next-intl";
import { type ComponentProps, useCallback, useEffect, useRef, useState } from "react";

import { ErrorNote } from "@/components/learner/error-note";
import { ConversationTurn } from "@/components/speaking/conversation-turn";
import { useSpokenClock } from "@/components/speaking/spoken-clock";
import type { SpokenFrame, SpokenQuestion } from "@/components/speaking/spoken-question";
import { SpokenReady } from "@/components/speaking/spoken-ready";
import { SpokenSent } from "@/components/speaking/spoken-sent";
import { TwoSides } from "@/components/speaking/two-sides";
import { useConversationSteps } from "@/components/speaking/use-conversation-steps";
import { useGoneAtOnce } from "@/components/speaking/use-gone-at-once";
import { useDue } from "@/components/speaking/use-due";
import { useMicrophone } from "@/components/speaking/use-microphone";
import { answerOf, useSpokenMemory } from "@/components/speaking/use-spoken-memory";
import { Spinner } from "@/components/ui/progress";
import type { SpokenTimes } from "@/lib/core/spoken-times";

/** What was asked and said so far; the last of them decides what is asked next. */
export type SaidSoFar = readonly { question: SpokenQuestion; upload: string }[];

type ConversationProps = SpokenFrame & {
  times: SpokenTimes;
  /** What is asked next, as the server decides it; null at the end. */
  next: (said: SaidSoFar) => Promise<SpokenQuestion | null>;
};

/** Questions that are heard one by one, each with its own time; what is said leads to the next one. */
export function SpeakingConversation(props: ConversationProps) {
  const { times, place, strict, startsAtOnce = false, isBusy, note, next, onDone } = props;
  const t = useTranslations("Speaking");
  const microphone = useMicrophone();
  const { memory, change, beginAnew } = useSpokenMemory(place);
  const { mostSeconds, isTimed } = useSpokenClock(times, strict);
  const [isOpen, setIsOpen] = useState(startsAtOnce);
  const { error, ask } = useNext(next, (asked) => change(asked ? { asked } : { asked: null, isOver: true }));
  const isBegun = memory.said.length > 0 || memory.asked !== null;
  const needsNext = isOpen && memory.asked === null && !memory.isOver;
  const saidSoFar = memory.said.flatMap(({ question, upload }) => (question ? [{ question, upload }] : []));

  const latest = useRef(saidSoFar);
  useEffect(() => {
    latest.current = saidSoFar;
  });
  const { length } = memory.said;
  useEffect(() => {
    if (needsNext) void ask(latest.current);
  }, [needsNext, length, ask]);
  useGoneAtOnce(strict && memory.isOver && length > 0, () => onDone(answerOf(memory)));
  useDue(props, !isOpen);

  if (memory.isOver)
    return (
      <div className="grid max-w-text gap-4">
        <SpokenSent
          {...{ count: length, isBusy, strict }}
          onSubmit={() => onDone(answerOf(memory))}
          onAnew={() => {
            beginAnew();
            setIsOpen(false);
          }}
        />
        {note}
      </div>
    );
  if (!isOpen)
    return (
      <Before
        {...props}
        microphone={microphone}
        begun={isBegun ? { text: t("begun", { number: length + 1 }), onAnew: beginAnew } : null}
        onStart={() => setIsOpen(true)}
      />
    );
  if (!memory.asked)
    return error ? (
      <ErrorNote error={error} onRetry={() => void ask(saidSoFar)} />
    ) : (
      <TwoSides asked={<p className="text-ink-soft">{t("question", { number: length + 1 })}</p>}>
        <Spinner label={t("nextComing")} />
      </TwoSides>
    );
  const { asked } = memory;
  return (
    <ConversationTurn
      key={length}
      {...{ place, times, microphone, mostSeconds, strict, turn: length, question: asked }}
      {...dueOf(props)}
      onSent={(upload, seconds) =>
        change({
          said: [...memory.said, { question: asked, upload }],
          asked: null,
          millis: memory.millis + seconds * 1_000,
          isTimed: memory.isTimed && isTimed,
        })
      }
    />
  );
}

type BeforeProps = ConversationProps &
  Pick<ComponentProps<typeof SpokenReady>, "microphone" | "begun" | "onStart">;

function Before({ ready, ...props }: BeforeProps) {
  const { times, microphone, begun, onStart, onSkip } = props;
  const steps = useConversationSteps(times);
  if (ready) return ready(onStart);
  return (
    <div className="grid max-w-text gap-4">
      <SpokenReady {...{ steps, microphone, begun, onStart, onSkip }} />
      {microphone.dialog}
    </div>
  );
}

const dueOf = ({ isDue = false, onNothing = () => undefined }: SpokenFrame) => ({ isDue, onNothing });

/** Asks for the next question, once at a time. */
function useNext(next: ConversationProps["next"], onNext: (question: SpokenQuestion | null) => void) {
  const [error, setError] = useState<unknown>(null);
  const isAsking = useRef(false);
  const latest = useRef({ next, onNext });
  useEffect(() => {
    latest.current = { next, onNext };
  });
  const ask = useCallback(async (said: SaidSoFar) => {
    if (isAsking.current) return;
    isAsking.current = true;
    setError(null);
    try {
      latest.current.onNext(await latest.current.next(said));
    } catch (cause) {
      setError(cause);
    } finally {
      isAsking.current = false;
    }
  }, []);
  return { error, ask };
}
