"use client";

import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";

import { KeyHint } from "@/components/questions/key-hint";
import type { StepProps } from "@/components/questions/step-props";
import { TextArea } from "@/components/ui/field";
import type { AnswerOf, PromptOf } from "@/lib/questions/types";

type Props = StepProps<
  PromptOf<"interactive-listening", "summary">,
  AnswerOf<"interactive-listening", "summary">
>;

/** An empty box: the talk is out of sight. */
export function SummaryStep({ draft, disabled, onDraft }: Props) {
  const t = useTranslations("Questions.interactive-listening.summary");
  const dictation = useTranslations("Questions.listen-and-type");
  const [text, setText] = useState(draft?.text ?? "");
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => area.current?.focus({ preventScroll: true }), []);

  function write(next: string) {
    setText(next);
    onDraft({ text: next });
  }

  const words = text.trim() ? text.trim().split(/\s+/).length : 0;
  return (
    <div className="grid gap-5 md:py-4">
      <p className="text-ink-soft">{t("ask")}</p>
      <div className="grid gap-1.5">
        <TextArea
          ref={area}
          aria-label={t("yourText")}
          placeholder={t("yourText")}
          value={text}
          onChange={(event) => write(event.target.value)}
          disabled={disabled}
          maxLength={2000}
          lang="en"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          className="min-h-44 font-serif text-passage"
        />
        <p className="text-end text-sm text-ink-soft tabular">{dictation("words", { count: words })}</p>
      </div>
      <KeyHint>{t("keys")}</KeyHint>
    </div>
  );
}
