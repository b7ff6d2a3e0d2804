"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";

import { AskedText } from "@/components/learner/corrections/asked-text";
import { EditorHeading } from "@/components/learner/corrections/editor/editor-heading";
import { PartOne } from "@/components/learner/corrections/editor/part-one";
import { ReadyCard } from "@/components/learner/corrections/editor/ready-card";
import { type DraftState, useDraftState } from "@/components/learner/corrections/editor/use-draft-state";
import { WritingPart } from "@/components/learner/corrections/editor/writing-part";
import type { WritingTaskProps } from "@/components/learner/corrections/editor/writing-task";
import { useTaskName } from "@/components/learner/corrections/task-name";
import { useKeyboardInset } from "@/components/learner/player/use-keyboard-inset";
import { useScreenTitle } from "@/components/learner/use-screen";
import { Field } from "@/components/ui/field";

type AskedFieldProps = { asked: string; onChange: (asked: string) => void };

/** A free text may answer something: what, is its writer's to say. */
function AskedField({ asked, onChange }: AskedFieldProps) {
  const t = useTranslations("Corrections.write");
  return (
    <Field
      label={t("asked")}
      hint={t("askedHint")}
      name="asked"
      lang="en"
      autoComplete="off"
      maxLength={500}
      value={asked}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** A draft from another device says what was written, and not what its second part was asked. */
function useMissingFollowUp({ draft, change }: DraftState, followUp: WritingTaskProps["followUp"]) {
  const isMissing = draft.part > 0 && draft.followUp === null;
  const first = draft.parts[0] ?? "";
  const latest = useRef(followUp);
  useEffect(() => {
    latest.current = followUp;
  });
  useEffect(() => {
    if (isMissing)
      latest.current?.(first).then(
        (asks) => change({ followUp: asks }),
        () => undefined,
      );
  }, [isMissing, first, change]);
}

/** What is asked stays in sight: beside the text on wide screens, above it on narrow ones. */
export function WritingEditor(props: WritingTaskProps) {
  const { task, place, asks, points, picture, times, start, save } = props;
  const name = useTaskName();
  const drafting = useDraftState(place, start, save);
  const { draft, change } = drafting;
  const isSecond = draft.part > 0;
  const isFree = asks === "" && picture === null;
  useMissingFollowUp(drafting, props.followUp);
  useKeyboardInset();
  useScreenTitle(name(task));

  return (
    <section
      data-task
      aria-label={name(task)}
      className="flex flex-col gap-4 pb-[var(--keyboard,0px)] max-md:min-h-[calc(100dvh-1rem)]"
    >
      <EditorHeading task={task} hasClock={times.some(Boolean)} isRevision={place.revises !== null} />
      {draft.part < 0 ? (
        <ReadyCard parts={times} onStart={() => change({ part: 0 })} />
      ) : (
        <div className="grid gap-x-6 gap-y-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)] lg:items-start">
          <div className="grid gap-4 rounded-card border border-line bg-card p-4 sm:p-5 lg:sticky lg:top-8">
            {isSecond ? (
              <>
                <AskedText asks={draft.followUp ?? ""} />
                <PartOne asks={asks} points={points} text={draft.parts[0] ?? ""} />
              </>
            ) : isFree ? (
              <AskedField asked={draft.asked} onChange={(asked) => change({ asked })} />
            ) : (
              <AskedText asks={asks} points={points} picture={picture} />
            )}
          </div>
          <WritingPart key={draft.part} {...props} drafting={drafting} />
        </div>
      )}
    </section>
  );
}
