"use client";

import { useCallback } from "react";
import { Redirect } from "wouter";

import { correctionPath, spokenTask, writtenTask } from "@/components/learner/corrections/correction-paths";
import {
  type Correction,
  type Prompt,
  readFollowUp,
  saveDraft,
  saveRevisionDraft,
  useCorrection,
  useDrafts,
  usePrompt,
} from "@/components/learner/corrections/corrections-queries";
import { chooseDraft, chooseRevision, newDraft } from "@/components/learner/corrections/editor/choose-draft";
import { type DraftPlace, readKept } from "@/components/learner/corrections/editor/kept-draft";
import { PromptGone } from "@/components/learner/corrections/editor/prompt-gone";
import { isWithdrawn } from "@/components/learner/corrections/editor/use-withdrawn";
import type { SaveDraft } from "@/components/learner/corrections/editor/use-draft-state";
import { WritingEditor } from "@/components/learner/corrections/editor/writing-editor";
import { timesOf } from "@/components/learner/corrections/editor/writing-clock";
import { NoCorrection } from "@/components/learner/corrections/result/no-correction";
import { SpokenRevision } from "@/components/learner/corrections/speaking/spoken-screens";
import { correctionsPath } from "@/components/learner/learner-path";
import { Loaded } from "@/components/learner/loaded";
import { useSession } from "@/components/learner/use-session";
import type { WritingTask } from "@/lib/core/corrected-tasks";

const usePlace = (place: Omit<DraftPlace, "userId">): DraftPlace => ({
  ...place,
  userId: useSession()?.userId ?? null,
});
const fresh = () => newDraft([""], crypto.randomUUID());

function PromptEditor({ task, prompt }: { task: WritingTask; prompt: Prompt }) {
  const { name, asks, points, picture, seconds, draft } = prompt;
  const place = usePlace({ task, prompt: name, revises: null });
  const times = seconds.map((_, part) => timesOf(task, seconds, part));
  return (
    <WritingEditor
      {...{ task, place, asks, points, picture, times }}
      start={() => chooseDraft(readKept(place), draft, fresh)}
      save={useCallback<SaveDraft>(
        (kept, isLeaving) => saveDraft({ task, prompt: name }, kept, isLeaving),
        [task, name],
      )}
      followUp={seconds.length > 1 ? (text) => readFollowUp({ task, prompt: name, text }) : null}
      handedIn={({ key, parts }, { isTimed, millis }) => ({
        ...{ key, parts, isTimed, millis, task },
        ...{ prompt: name, asked: null, revises: null },
      })}
    />
  );
}

/** A prompt of a task, with what was written of it before. */
export function PromptEditorScreen({ task, prompt }: { task: WritingTask; prompt: string }) {
  const query = usePrompt(task, prompt);
  if (isWithdrawn(query.error)) return <PromptGone key={prompt} task={task} prompt={prompt} />;
  return (
    <Loaded query={query} lines={4}>
      {(data) => <PromptEditor key={data.name} task={task} prompt={data} />}
    </Loaded>
  );
}

/** Any text of one's own. */
export function FreeEditorScreen({ task }: { task: WritingTask }) {
  const place = usePlace({ task, prompt: "", revises: null });
  const save = useCallback<SaveDraft>(
    (kept, isLeaving) => saveDraft({ task, prompt: "" }, kept, isLeaving),
    [task],
  );
  return (
    <Loaded query={useDrafts()} lines={4}>
      {(drafts) => (
        <WritingEditor
          {...{ task, place, save }}
          {...{ asks: "", points: [], picture: null, times: [null], followUp: null }}
          start={() => {
            const known = drafts.find((each) => each.task === task && each.revises === null) ?? null;
            const draft = chooseDraft(readKept(place), known, fresh);
            return { ...draft, part: Math.max(0, draft.part) };
          }}
          handedIn={({ key, parts, asked }, { millis }) => ({
            ...{ key, parts, isTimed: false, millis, task },
            ...{ prompt: null, asked: asked.trim() || null, revises: null },
          })}
        />
      )}
    </Loaded>
  );
}

function RevisionEditor({ task, correction }: { task: WritingTask; correction: Correction }) {
  const { id, asked, parts, draft } = correction;
  const place = usePlace({ task, prompt: "", revises: id });
  const [asks = "", followUp = null] = asked.parts;
  return (
    <WritingEditor
      {...{ task, place, asks, points: asked.points, picture: asked.picture }}
      times={parts.map(() => null)}
      start={() => {
        const before = parts.map(({ text }) => text ?? "");
        return { ...chooseRevision(readKept(place), draft, before), followUp };
      }}
      save={useCallback<SaveDraft>((kept, isLeaving) => saveRevisionDraft(id, kept, isLeaving), [id])}
      followUp={followUp === null ? null : () => Promise.resolve(followUp)}
      handedIn={({ key, parts: written }, { millis }) => ({
        ...{ key, parts: written, isTimed: false, millis, task },
        ...{ prompt: null, asked: null, revises: id },
      })}
    />
  );
}

/** A better version of what was corrected. */
export function RevisionScreen({ id }: { id: string }) {
  return (
    <Loaded query={useCorrection(id)} lines={4} visitor={<NoCorrection />}>
      {(correction) => {
        const { revisions, task } = correction;
        if (revisions.left === 0) return <Redirect to={correctionPath(id)} replace />;
        const spoken = spokenTask(task);
        if (spoken) return <SpokenRevision key={id} task={spoken} correction={correction} />;
        const written = writtenTask(task);
        if (!written) return <Redirect to={correctionsPath} replace />;
        return <RevisionEditor key={id} task={written} correction={correction} />;
      }}
    </Loaded>
  );
}
