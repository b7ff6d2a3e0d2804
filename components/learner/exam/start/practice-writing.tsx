"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";

import { AskedText } from "@/components/learner/corrections/asked-text";
import { practicePrompts } from "@/components/learner/exam/start/practice-item";
import { TaskCard } from "@/components/learner/player/task-card";
import { useAskedEmpty } from "@/components/learner/player/use-asked-empty";
import { useSubmitKey } from "@/components/learner/player/use-submit-key";
import { KeyHint } from "@/components/questions/key-hint";
import { TextAnswer } from "@/components/questions/text-answer";
import { Button } from "@/components/ui/button";

const mostLetters = 500;

/** A line to write as a text of the exam is written: without help from the browser. */
export function PracticeWriting({ onDone }: { onDone: () => void }) {
  const t = useTranslations("Exam.write");
  const label = useTranslations("Corrections.write")("label");
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState("");
  const { empty, mayGo, forget } = useAskedEmpty(0);
  const submit = () => {
    if (mayGo(text.trim() === "" ? 1 : 0)) onDone();
  };
  useSubmitKey(true, submit);
  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  return (
    <>
      <TaskCard>
        <div className="grid gap-4">
          <AskedText asks={practicePrompts.writing} />
          <TextAnswer
            {...{ area, label, text, disabled: false }}
            maxLength={mostLetters}
            autoCapitalize="sentences"
            onWrite={(written) => {
              setText(written);
              forget();
            }}
          />
          <KeyHint>{t("keys")}</KeyHint>
        </div>
      </TaskCard>
      <p role="status" className="rounded-card bg-mark-soft px-4 py-2 empty:hidden">
        {empty === null ? null : t("empty")}
      </p>
      <Button className="justify-self-start" data-practiced onClick={submit}>
        {t("submit")}
      </Button>
    </>
  );
}
