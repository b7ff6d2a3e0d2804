import { useCallback, useEffect, useRef } from "react";

import type { Given } from "@/components/learner/exam/task/exam-queries";
import { hasChosenAnew } from "@/components/learner/exam/task/has-chosen-anew";
import { serverNow } from "@/components/learner/exam/task/server-time";

const every = 5_000;

type Entry = Pick<Given, "answer" | "millis">;
type Place = {
  position: number;
  step: number;
  isOpen: boolean;
  begunAt: string | null;
  /** Takes it to the server; `keepalive` lets it out while the page goes. */
  send: (given: Given & { revision: number }, keepalive: boolean) => Promise<unknown>;
};

/** Tenths of a second since the task began: a save after a reload is newer than those before it. */
const revisionAt = (begunAt: string | null) =>
  begunAt === null ? 0 : Math.min(1_000_000, Math.floor((serverNow() - Date.parse(begunAt)) / 100));

/** Keeps what is entered on the server: every five seconds, when a field is left, when a choice gives way to another and when the page goes. */
export function useAutosave({ position, step, isOpen, begunAt, send }: Place) {
  const entry = useRef<Entry | null>(null);
  const saved = useRef<unknown>(null);
  const revision = useRef(0);
  const sender = useRef(send);
  useEffect(() => {
    sender.current = send;
  });
  // What was entered belongs to its step.
  useEffect(
    () => () => {
      entry.current = null;
      saved.current = null;
    },
    [position, step],
  );

  const save = useCallback(
    (keepalive = false) => {
      const now = entry.current;
      if (!isOpen || now === null || now.answer === saved.current) return;
      saved.current = now.answer;
      revision.current = Math.max(revision.current + 1, revisionAt(begunAt));
      // What is not kept here is handed in at the end all the same, and stands on the device meanwhile.
      sender.current({ position, step, revision: revision.current, ...now }, keepalive).catch(() => {
        saved.current = null;
      });
    },
    [position, step, isOpen, begunAt],
  );

  useEffect(() => {
    const onLeave = () => save();
    const onGone = () => save(true);
    const timer = window.setInterval(onLeave, every);
    window.addEventListener("focusout", onLeave);
    window.addEventListener("pagehide", onGone);
    return () => {
      window.clearInterval(timer);
      window.removeEventListener("focusout", onLeave);
      window.removeEventListener("pagehide", onGone);
    };
  }, [save]);

  return useCallback(
    (now: Entry) => {
      // A choice that gives way within seconds is known to have stood.
      if (entry.current && hasChosenAnew(entry.current.answer, now.answer)) save();
      entry.current = now;
    },
    [save],
  );
}
