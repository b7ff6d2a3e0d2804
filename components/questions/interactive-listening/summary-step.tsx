"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";

import { KeyHint } from "@/components/questions/key-hint";
import type { StepProps } from "@/components/questions/step-props";
import { TextAnswer } from "@/components/questions/text-answer";
import type { AnswerOf, PromptOf } from "@/lib/questions/types";

type Props = StepProps<
  PromptOf<"interactive-listening", "summary">,
  AnswerOf<"interactive-listening", "summary">
>;

/** An empty box: the talk is out of sight. */
export function SummaryStep({ draft, disabled, onDraft }: Props) {
  const t = useTranslations("Questions.interactive-listening.summary");
  const [text, setText] = useState(draft?.text ?? "");
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus({ preventScroll: true }), []);

  function write(next: string) {
    setText(next);
    onDraft({ text: next });
  }

  return (
    <div className="grid gap-5 md:py-4">
      <p className="text-ink-soft">{t("ask")}</p>
      <TextAnswer
        area={area}
        label={t("yourText")}
        text={text}
        maxLength={2000}
        disabled={disabled}
        onWrite={write}
        className="min-h-44"
      />
      <KeyHint>{t("keys")}</KeyHint>
    </div>
  );
}
