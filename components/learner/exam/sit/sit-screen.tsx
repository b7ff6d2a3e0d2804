"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef } from "react";
import { useSWRConfig } from "swr";
import { Redirect } from "wouter";

import { sittingPath } from "@/components/learner/exam/exam-paths";
import { examTaskName } from "@/components/learner/exam/exam-task-name";
import { ExamFrame } from "@/components/learner/exam/sit/exam-frame";
import { ExamLanguage } from "@/components/learner/exam/sit/exam-language";
import { PartOpening, waitingPart } from "@/components/learner/exam/sit/part-opening";
import { ExamSpeaking } from "@/components/learner/exam/sit/speaking-task";
import { TaskIntro } from "@/components/learner/exam/sit/task-intro";
import { ExamWriting } from "@/components/learner/exam/sit/writing-task";
import { type Exam, useExam } from "@/components/learner/exam/task/exam-queries";
import { RunningTask } from "@/components/learner/exam/task/running-task";
import { Loaded } from "@/components/learner/loaded";
import { named } from "@/components/learner/queries";
import { useScreenTitle, useScreenTop } from "@/components/learner/use-screen";

type SittingProps = { exam: Exam; onExam: (exam: Exam) => void; onStale: () => void };

/** The next section waits for a press; within one, the next task comes at once. */
const goesOnAfter = ({ task }: Exam) => task === null || task.place.number < task.place.of;

/** A sitting while it runs, with the whole screen for itself. */
function Sitting({ exam, onExam, onStale }: SittingProps) {
  const t = useTranslations("Learner.exam");
  const { task, state, id } = exam;
  /** The task that was begun here by a press. */
  const begunHere = useRef<number | null>(null);
  useScreenTitle(task ? `${t("title")}: ${examTaskName(task.task)}` : t("title"));
  useScreenTop(String(task?.index ?? -1));
  if (state !== "ready" && state !== "running") return <Redirect to={sittingPath(id)} replace />;
  const goesOn = goesOnAfter(exam);
  /** What follows at once a task that was begun here is begun here, too. */
  function onNext(next: Exam) {
    if (begunHere.current === task?.index && next.task?.state === "running")
      begunHere.current = next.task.index;
    onExam(next);
  }

  /** A part was opened by a press: what is spoken in it starts at once. */
  function onPart(next: Exam) {
    begunHere.current = next.task?.index ?? null;
    onExam(next);
  }

  return (
    <ExamFrame exam={exam} onExam={onExam}>
      <RunningTask
        {...{ exam, onStale, goesOn }}
        onExam={onNext}
        before={(next, begin, busy) => (
          <TaskIntro
            key={next.index}
            {...{ exam, task: next, busy }}
            onBegin={() => {
              begunHere.current = next.index;
              begin();
            }}
          />
        )}
        open={(open) => {
          const part = waitingPart(open);
          if (part)
            return (
              <PartOpening
                key={`${open.index} ${part.part}`}
                {...{ exam, part }}
                task={open}
                onExam={onPart}
              />
            );
          return open.isSpoken ? (
            <ExamSpeaking
              key={open.index}
              {...{ examId: id, task: open, goesOn, onStale }}
              onExam={onNext}
              startsAtOnce={begunHere.current === open.index}
              onBegun={() => {
                begunHere.current = open.index;
              }}
            />
          ) : (
            <ExamWriting key={open.index} {...{ examId: id, task: open }} />
          );
        }}
      />
    </ExamFrame>
  );
}

/** How often a tab that only looks on looks. */
const lookEvery = 5_000;

function useSitting(id: string) {
  const query = useExam(id);
  const { mutate } = useSWRConfig();
  const { data, mutate: again } = query;
  const looksOn = data?.hold.isMine === false;
  useEffect(() => {
    if (!looksOn) return;
    const timer = window.setInterval(() => void again(), lookEvery);
    return () => window.clearInterval(timer);
  }, [looksOn, again]);
  function onExam(exam: Exam) {
    void again(exam, { revalidate: false });
    if (exam.state !== "running") void mutate(named("exams"));
  }
  return { query, onExam, onStale: () => void again() };
}

export function SitScreen({ id }: { id: string }) {
  const { query, onExam, onStale } = useSitting(id);
  return (
    <ExamLanguage starts="english">
      <Loaded query={query} lines={4}>
        {(exam) => <Sitting {...{ exam, onExam, onStale }} />}
      </Loaded>
    </ExamLanguage>
  );
}
