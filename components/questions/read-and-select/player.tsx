"use client";

import { Check, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { type KeyboardEvent, useEffect, useRef } from "react";

import { definePlayer, stepPlayer } from "@/components/questions/define-player";
import { isComposing } from "@/components/questions/is-composing";
import { KeyHint } from "@/components/questions/key-hint";
import { hasSingleKeys } from "@/components/questions/single-keys";
import type { StepProps } from "@/components/questions/step-props";
import { Button } from "@/components/ui/button";
import { readAndSelect } from "@/lib/questions/read-and-select/schema";
import type { AnswerOf, PromptOf } from "@/lib/questions/types";

type Props = StepProps<PromptOf<"read-and-select">, AnswerOf<"read-and-select">>;

const yesKeys = () => (hasSingleKeys() ? ["y", "arrowright"] : ["arrowright"]);
const noKeys = () => (hasSingleKeys() ? ["n", "arrowleft"] : ["arrowleft"]);

function ReadAndSelect({ prompt, disabled, onAnswer }: Props) {
  const t = useTranslations("Questions.read-and-select");
  const task = useRef<HTMLDivElement>(null);

  // Single letters count only with the focus in the task.
  useEffect(() => task.current?.focus({ preventScroll: true }), []);

  function onKeyDown(event: KeyboardEvent) {
    if (disabled || event.repeat || event.metaKey || event.ctrlKey || event.altKey || isComposing(event))
      return;
    const key = event.key.normalize("NFKC").toLowerCase();
    if (yesKeys().includes(key)) onAnswer({ saidReal: true });
    if (noKeys().includes(key)) onAnswer({ saidReal: false });
  }

  return (
    <div
      ref={task}
      tabIndex={-1}
      onKeyDown={onKeyDown}
      className="flex grow flex-col text-center outline-none"
    >
      <fieldset disabled={disabled} className="contents">
        <legend className="mx-auto text-ink-soft">{t("ask")}</legend>
        <p
          lang="en"
          translate="no"
          className="grid grow place-content-center py-10 font-serif text-4xl font-semibold break-words sm:text-5xl"
        >
          {prompt.word}
        </p>
        <div className="max-w-md mx-auto grid w-full grid-cols-2 gap-3">
          <Button
            size="lg"
            variant="secondary"
            className="max-md:min-h-20"
            onClick={() => onAnswer({ saidReal: false })}
          >
            <X aria-hidden size={20} strokeWidth={1.75} />
            {t("no")}
          </Button>
          <Button
            size="lg"
            variant="secondary"
            className="max-md:min-h-20"
            onClick={() => onAnswer({ saidReal: true })}
          >
            <Check aria-hidden size={20} strokeWidth={1.75} />
            {t("yes")}
          </Button>
        </div>
        <KeyHint>{t("keys")}</KeyHint>
      </fieldset>
    </div>
  );
}

export const player = definePlayer<"read-and-select">({
  main: stepPlayer(readAndSelect.steps.main, ReadAndSelect, {
    answersAtOnce: true,
    say: ({ word }) => word,
  }),
});
