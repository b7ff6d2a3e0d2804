import { useCallback, useEffect, useRef, useState } from "react";

import { useAutosave } from "@/components/learner/exam/task/use-autosave";
import type { SetChange } from "@/components/learner/player/set-change";
import type { Step } from "@/components/learner/player/step-view";
import { type Heard, useAnswer } from "@/components/learner/player/use-answer";
import { useBegin } from "@/components/learner/player/use-begin";
import { useAskedEmpty } from "@/components/learner/player/use-asked-empty";
import { type StepPlace, useDraft } from "@/components/learner/player/use-draft";
import { useEntries } from "@/components/learner/player/use-entries";
import { useRunTime } from "@/components/learner/player/use-run-time";
import { readRun, useKeptRun } from "@/components/learner/player/run-memory";
import { useHeard } from "@/components/learner/player/use-heard";
import { saveDraft } from "@/components/learner/player/save-draft";
import { useSubmitKey } from "@/components/learner/player/use-submit-key";
import type { SetItem } from "@/components/learner/queries";
import type { Given, StepPlayer } from "@/components/questions/step-props";

export type RunProps = {
  setId: string;
  item: SetItem;
  step: Step;
  onChange: (change: SetChange) => void;
  onLimit: () => void;
  straightOn?: Heard["straightOn"];
  /** Exam mode: the server's clock, no pause, no help. */
  isStrict: boolean;
};

/** In a round a second press on a button lands on the next question. */
const doublePressMillis = 200;

type Prompted = Pick<StepPlayer, "answersAtOnce" | "countEmpty" | "timesItself">;

/** What is entered is kept in this browser, and in exam mode by the server, where it counts when the time runs out. */
function useKeptEntry({ item, setId, isStrict }: RunProps, place: StepPlace, isOpen: boolean) {
  const keep = useDraft(place);
  const save = useAutosave({
    ...{ position: place.position, step: place.step, isOpen: isStrict && isOpen, begunAt: item.begunAt },
    send: (given, keepalive) => saveDraft({ ...given, setId }, keepalive),
  });
  return useCallback(
    (answer: Given, millis: number) => {
      keep(answer);
      save({ answer, millis });
    },
    [keep, save],
  );
}

/** A run of steps under one clock: the clock, the pause, what is entered, and its sending. */
export function useRun(props: RunProps, player: Prompted) {
  const { setId, item, step, onChange, onLimit, straightOn, isStrict } = props;
  const place = { setId, position: item.position, step: step.step };
  const runPlace = { setId, position: item.position, run: step.clock.run };
  const [kept] = useState(() => readRun(runPlace));
  const { heard, hear } = useHeard(step.step, kept);
  const [isPaused, setIsPaused] = useState(false);
  /** Its recording cannot begin before somebody presses Play. */
  const [isWaiting, setIsWaiting] = useState(false);
  const { state, send } = useAnswer(place, { onChange, onLimit, straightOn });
  const begin = useBegin({ ...place, isBegun: item.begunAt !== null, clock: step.clock, onChange, onLimit });
  const isOpen = state.name === "open" && !isPaused;
  const time = useRunTime(step.clock, { isStrict, kept, begin, isOpen, isWaiting });
  const { clock, startsAt } = time;
  /** More was taken than the test gives: such an answer says nothing of how hard the question is. */
  const [isEased, setIsEased] = useState(time.wasRunning);
  const ease = useCallback(() => setIsEased(true), []);
  const keepDraft = useKeptEntry(props, place, isOpen);
  useKeptRun(runPlace, { clock: clock.now, heard, step: step.step }, state.name === "open");
  const entry = useEntries(step.step, clock.answerMillis);

  function submit(answer = entry().answer) {
    const isDouble = player.answersAtOnce && clock.answerMillis < doublePressMillis;
    if (straightOn && answer !== null && isDouble) return;
    void send({ answer, millis: clock.answerMillis - entry().from, isStandard: !isEased && time.isUsual });
  }

  const { empty, mayGo, forget } = useAskedEmpty(step.step);

  /** By the button or by its keys: places left empty are counted first, once. */
  function submitByHand() {
    const { answer } = entry();
    if (mayGo(player.countEmpty(step.prompt, answer))) submit(answer);
  }

  const millis = clock.answerMillis;
  const latest = useRef({ submit, entry, millis });
  useEffect(() => {
    latest.current = { submit, entry, millis };
  });

  useEffect(() => {
    latest.current.entry();
  }, [step.step]);

  // The time is over: whatever is there is sent, and nothing for the steps of the run that nobody reached.
  const isDue = clock.isOver && isOpen && !player.timesItself;
  useEffect(() => {
    if (isDue) latest.current.submit();
  }, [isDue, step.step]);

  const write = useCallback(
    (answer: Given) => {
      latest.current.entry().answer = answer;
      keepDraft(answer, latest.current.millis);
      forget();
    },
    [keepDraft, forget],
  );
  function pause(isNow: boolean) {
    setIsPaused(isNow);
    if (isNow) ease();
  }

  const canAnswer = isOpen && clock.phase === "answer";
  useSubmitKey(canAnswer && !player.timesItself, submitByHand);

  return {
    ...{ place, state, clock, heard, hear, ease, isPaused, pause, canAnswer },
    ...{ submit, submitByHand, empty, write, startsAt, setIsWaiting },
  };
}
