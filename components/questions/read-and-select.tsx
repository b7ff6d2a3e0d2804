"use client";

import { Check, X } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect } from "react";

import type { PlayerProps, ReviewProps } from "@/components/questions/player-props";
import { Button } from "@/components/ui/button";

const yesKeys = ["y", "arrowleft"];
const noKeys = ["n", "arrowright"];

export function ReadAndSelect({ prompt, disabled, onAnswer, onBegin }: PlayerProps<"read-and-select">) {
  const t = useTranslations("Questions.read-and-select");

  useEffect(onBegin, [onBegin]);

  useEffect(() => {
    function onKey(event: KeyboardEvent) {
      if (disabled || event.repeat || event.metaKey || event.ctrlKey || event.altKey) return;
      const key = event.key.toLowerCase();
      if (yesKeys.includes(key)) onAnswer({ saidReal: true });
      if (noKeys.includes(key)) onAnswer({ saidReal: false });
    }
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, [disabled, onAnswer]);

  return (
    <fieldset disabled={disabled} className="grid justify-items-center gap-8 py-6 text-center">
      <legend className="mx-auto text-ink-soft">{t("ask")}</legend>
      <p lang="en" translate="no" className="font-serif text-4xl font-semibold break-words sm:text-5xl">
        {prompt.word}
      </p>
      <div className="max-w-md grid w-full grid-cols-2 gap-3">
        <Button size="lg" variant="secondary" onClick={() => onAnswer({ saidReal: true })}>
          <Check aria-hidden size={20} strokeWidth={1.75} />
          {t("yes")}
        </Button>
        <Button size="lg" variant="secondary" onClick={() => onAnswer({ saidReal: false })}>
          <X aria-hidden size={20} strokeWidth={1.75} />
          {t("no")}
        </Button>
      </div>
      <p className="hidden text-sm text-ink-soft sm:block">{t("keys")}</p>
    </fieldset>
  );
}

export function ReadAndSelectReview({ prompt, review }: ReviewProps<"read-and-select">) {
  const t = useTranslations("Questions.read-and-select");
  const said = review.saidReal === null ? "saidNothing" : review.saidReal ? "saidYes" : "saidNo";

  return (
    <div className="grid gap-2 text-center">
      <p lang="en" translate="no" className="font-serif text-4xl font-semibold break-words">
        {prompt.word}
      </p>
      <p className="text-ink-soft">{t(said)}</p>
    </div>
  );
}
