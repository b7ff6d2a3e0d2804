"use client";

import { useTranslations } from "next-intl";
import type { RefObject } from "react";

import { TextArea } from "@/components/ui/field";

type TextAnswerProps = {
  area: RefObject<HTMLTextAreaElement | null>;
  label: string;
  text: string;
  /** Without it nothing is cut. */
  maxLength?: number;
  disabled: boolean;
  /** Sentences of one's own begin with capitals; in a dictation they do not count. */
  autoCapitalize?: "sentences" | "none";
  className?: string;
  onWrite: (text: string) => void;
};

/** English to write, with no help from the browser, and the number of its words. */
export function TextAnswer({ area, label, text, onWrite, className = "", ...limits }: TextAnswerProps) {
  const t = useTranslations("Questions.listen-and-type");
  const words = text.trim() ? text.trim().split(/\s+/).length : 0;

  return (
    <div className="grid gap-1.5">
      <TextArea
        {...limits}
        ref={area}
        aria-label={label}
        placeholder={label}
        value={text}
        onChange={(event) => onWrite(event.target.value)}
        lang="en"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        className={`font-serif text-passage ${className}`}
      />
      <p className="text-end text-sm text-ink-soft tabular">{t("words", { count: words })}</p>
    </div>
  );
}
