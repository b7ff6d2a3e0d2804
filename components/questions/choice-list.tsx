"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from "react";

import { choiceOfKey } from "@/components/questions/choice-keys";
import { isComposing } from "@/components/questions/is-composing";
import { KeyHint } from "@/components/questions/key-hint";
import { hasSingleKeys } from "@/components/questions/single-keys";
import { classNames } from "@/components/ui/class-names";

type ChoiceListProps = {
  /** The question; it names the group. */
  legend: ReactNode;
  /** Two to five, in English. */
  choices: readonly string[];
  /** The place of the chosen one. */
  chosen: number | null;
  disabled: boolean;
  onChoose: (choice: number) => void;
};

const row =
  "flex min-h-13 cursor-pointer items-start gap-3 rounded-card border border-line-strong bg-card px-4 py-3 " +
  "transition-colors hover:border-teal has-checked:border-teal has-checked:bg-teal-soft " +
  "has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-teal " +
  "has-disabled:cursor-default has-disabled:opacity-60";

const mark =
  "grid size-6 shrink-0 place-items-center rounded-full border border-line-strong text-sm font-semibold tabular " +
  "text-ink-soft peer-checked:border-teal peer-checked:bg-teal peer-checked:text-on-teal";

/** Choices of which one is right: by touch, by arrows, or by the number of one. */
export function ChoiceList({ legend, choices, chosen, disabled, onChoose }: ChoiceListProps) {
  const t = useTranslations("Questions.choices");
  const group = useId();
  const list = useRef<HTMLFieldSetElement>(null);
  const inputs = useRef<(HTMLInputElement | null)[]>([]);

  // Single keys count only with the focus in the task.
  useEffect(() => list.current?.focus({ preventScroll: true }), []);

  function onKeyDown(event: KeyboardEvent) {
    if (disabled || event.metaKey || event.ctrlKey || event.altKey || isComposing(event)) return;
    const choice = hasSingleKeys() ? choiceOfKey(event.key, choices.length) : null;
    if (choice === null) return;
    event.preventDefault();
    inputs.current[choice]?.focus();
    onChoose(choice);
  }

  return (
    <fieldset ref={list} tabIndex={-1} onKeyDown={onKeyDown} className="grid gap-3 outline-none">
      <legend className="mb-3 w-full text-lg leading-snug font-semibold">{legend}</legend>
      {choices.map((choice, place) => (
        <label key={place} className={classNames("scroll-mt-24 scroll-mb-28", row)}>
          <input
            ref={(input) => {
              inputs.current[place] = input;
            }}
            type="radio"
            name={group}
            checked={chosen === place}
            disabled={disabled}
            onChange={() => onChoose(place)}
            className="peer sr-only"
          />
          <span aria-hidden className={mark}>
            {place + 1}
          </span>
          <span lang="en" translate="no" className="min-w-0 leading-snug break-words">
            {choice}
          </span>
        </label>
      ))}
      <KeyHint>{t("keys", { count: choices.length })}</KeyHint>
    </fieldset>
  );
}
