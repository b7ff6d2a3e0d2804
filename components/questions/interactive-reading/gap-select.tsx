"use client";

import { ChevronDown } from "lucide-react";
import { useLocale, useTranslations } from "next-intl";
import type { KeyboardEvent, RefCallback } from "react";

import { choiceOfKey } from "@/components/questions/choice-keys";
import type { GapPiece } from "@/components/questions/interactive-reading/opening-pieces";
import { isComposing } from "@/components/questions/is-composing";
import { classNames } from "@/components/ui/class-names";

type GapSelectProps = GapPiece & {
  total: number;
  chosen: number | null;
  disabled: boolean;
  selectRef: RefCallback<HTMLSelectElement>;
  onChoose: (choice: number | null) => void;
};

/** A gap of the opening: the browser's own list of its words. */
export function GapSelect({
  gap,
  choices,
  tail,
  total,
  chosen,
  disabled,
  selectRef,
  onChoose,
}: GapSelectProps) {
  const t = useTranslations("Questions.interactive-reading");
  const locale = useLocale();

  function onKeyDown(event: KeyboardEvent) {
    if (disabled || event.metaKey || event.ctrlKey || event.altKey || isComposing(event)) return;
    const choice = choiceOfKey(event.key, choices.length);
    if (choice === null) return;
    event.preventDefault();
    onChoose(choice);
  }

  return (
    <span className="whitespace-nowrap">
      <span className="relative inline-flex items-center">
        <select
          ref={selectRef}
          value={chosen ?? ""}
          disabled={disabled}
          aria-label={t("gap", { current: gap + 1, total })}
          onKeyDown={onKeyDown}
          onChange={({ target }) => onChoose(target.value === "" ? null : Number(target.value))}
          className={classNames(
            "field-sizing-content min-h-10 max-w-full cursor-pointer scroll-mt-24 scroll-mb-28 appearance-none rounded-sm border-b-2 py-1 ps-2.5 pe-8",
            "font-serif text-passage leading-none hover:bg-teal-soft disabled:cursor-default disabled:opacity-60",
            chosen === null
              ? "border-line-strong bg-sunken text-ink-faint"
              : "border-teal bg-teal-soft font-semibold",
          )}
        >
          <option value="" lang={locale}>
            {t("choose")}
          </option>
          {choices.map((choice, place) => (
            <option key={place} value={place}>
              {choice}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden size={16} className="pointer-events-none absolute end-2 text-ink-soft" />
      </span>
      {tail}
    </span>
  );
}
