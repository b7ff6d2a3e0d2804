"use client";

import { ConsentDialog } from "@/components/learner/consents/consent-dialog";
import {
  type Correction,
  type HandedIn,
  type Prompt,
  readNextQuestion,
  usePrompt,
} from "@/components/learner/corrections/corrections-queries";
import { EditorHeading } from "@/components/learner/corrections/editor/editor-heading";
import { HandInNote } from "@/components/learner/corrections/editor/hand-in-note";
import { useHandIn } from "@/components/learner/corrections/editor/use-hand-in";
import { useTaskName } from "@/components/learner/corrections/task-name";
import { insteadOfPrompt } from "@/components/learner/corrections/withdrawn-prompt";
import { Loaded } from "@/components/learner/loaded";
import { useScreenTitle } from "@/components/learner/use-screen";
import { useSession } from "@/components/learner/use-session";
import { type SaidSoFar, SpeakingConversation } from "@/components/speaking/speaking-conversation";
import { SpeakingTask } from "@/components/speaking/speaking-task";
import { forgetSpoken } from "@/components/speaking/spoken-memory";
import type { SpokenAnswer, SpokenFrame, SpokenQuestion } from "@/components/speaking/spoken-question";
import type { SpeakingTask as Task } from "@/lib/core/corrected-tasks";
import { spokenTimes } from "@/lib/core/spoken-times";

type Next = (said: SaidSoFar) => Promise<SpokenQuestion | null>;
type FramedProps = {
  task: Task;
  /** Names what is kept of it on this device. */
  name: string;
  isRevision: boolean;
  /** What is handed in besides the answer. */
  source: Pick<HandedIn, "prompt" | "revises">;
  children: (frame: SpokenFrame) => React.ReactNode;
};

/** A task that is spoken, from its heading to the handing in of its answer. */
function Framed({ task, name, isRevision, source, children }: FramedProps) {
  const taskName = useTaskName();
  const userId = useSession()?.userId ?? "";
  const place = `${userId}/${task}/${name}`;
  useScreenTitle(taskName(task));
  const { send, busy, error, asks, decided, giveUp } = useHandIn(() => forgetSpoken(place), {
    kind: "hosted-speech",
  });
  const onDone = ({ key, parts, isTimed, millis }: SpokenAnswer) =>
    send({
      ...{ key, task, isTimed, millis, asked: null, ...source },
      parts: parts.map(({ asks: question, upload }) => ({
        recording: upload,
        ...(question !== null && { asks: question }),
      })),
    });

  return (
    <section data-task aria-label={taskName(task)} className="grid content-start gap-4">
      <EditorHeading task={task} hasClock isRevision={isRevision} />
      {children({
        ...{ place, strict: false, isBusy: busy, onDone, onSkip: null },
        note: <HandInNote error={error} task={task} />,
      })}
      {asks ? <ConsentDialog consent={asks} onDecided={decided} onClose={giveUp} /> : null}
    </section>
  );
}

function PromptTask({ task, prompt }: { task: Task; prompt: Prompt }) {
  const { name, asks, points, picture, sound, questions } = prompt;
  const times = spokenTimes[task];
  const next: Next = (said) =>
    readNextQuestion({
      ...{ task, prompt: name },
      asked: said.map(({ question: { at, isFollowUp } }) => ({ at, isFollowUp })),
      ...lastOf(said),
    });
  return (
    <Framed task={task} name={name} isRevision={false} source={{ prompt: name, revises: null }}>
      {(frame) =>
        questions > 0 ? (
          <SpeakingConversation {...{ ...frame, times, next }} />
        ) : (
          <SpeakingTask {...{ ...frame, times }} prompt={{ asks, points, picture, sound }} />
        )
      }
    </Framed>
  );
}

const lastOf = (said: SaidSoFar) => {
  const upload = said.at(-1)?.upload;
  return upload === undefined ? {} : { recording: upload };
};

/** A prompt of a task, to be spoken about. */
export function SpokenPromptScreen({ task, prompt }: { task: Task; prompt: string }) {
  const query = usePrompt(task, prompt);
  return (
    <Loaded query={query} lines={4} failure={insteadOfPrompt(query.error, { task })}>
      {(data) => <PromptTask key={data.name} task={task} prompt={data} />}
    </Loaded>
  );
}

/** The same once more, better: a conversation asks the questions it asked. */
export function SpokenRevision({ task, correction }: { task: Task; correction: Correction }) {
  const { id, asked } = correction;
  const times = spokenTimes[task];
  const next: Next = async (said) => {
    const at = said.length;
    const asks = asked.parts[at];
    return asks === undefined ? null : { at, isFollowUp: false, asks, sound: asked.sounds[at] ?? null };
  };
  const [asks = ""] = asked.parts;
  const { points, picture } = asked;
  return (
    <Framed task={task} name={id} isRevision source={{ prompt: null, revises: id }}>
      {(frame) =>
        times.plays === 1 ? (
          <SpeakingConversation {...{ ...frame, times, next }} />
        ) : (
          <SpeakingTask
            {...{ ...frame, times }}
            prompt={{ asks, points, picture, sound: asked.sounds[0] ?? null }}
          />
        )
      }
    </Framed>
  );
}
