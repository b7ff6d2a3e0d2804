"use client";

import { useTranslations } from "next-intl";
import { type KeyboardEvent, type RefCallback, useState } from "react";

import { isComposing } from "@/components/questions/is-composing";
import { LetterBoxes } from "@/components/questions/letter-boxes";
import type { GapPart } from "@/components/questions/read-and-complete/passage-parts";

/** Where the focus goes: to the word before or after this one. */
export type Move = -1 | 1;

const back = ["ArrowLeft", "ArrowUp"];
const on = ["ArrowRight", "ArrowDown", "Enter", " ", "\u3000"];

function moveOf({ key, shiftKey, ctrlKey, metaKey, altKey }: KeyboardEvent, isEmpty: boolean): Move | null {
  if (shiftKey || ctrlKey || metaKey || altKey) return null;
  if (back.includes(key) || (key === "Backspace" && isEmpty)) return -1;
  return on.includes(key) ? 1 : null;
}

/** Full-width letters become plain ones; what is no letter is dropped. */
const clean = (text: string) => text.normalize("NFKC").replace(/\P{L}/gu, "");

type GapInputProps = {
  part: GapPart;
  total: number;
  letters: string;
  disabled: boolean;
  inputRef: RefCallback<HTMLInputElement>;
  onWrite: (letters: string) => void;
  onMove: (move: Move) => void;
  onFocus: (input: HTMLInputElement) => void;
};

/** A damaged word: its first letters, a box for each missing one, and one field over them. */
export function GapInput({
  part,
  total,
  letters,
  disabled,
  inputRef,
  onWrite,
  onMove,
  onFocus,
}: GapInputProps) {
  const t = useTranslations("Questions.read-and-complete");
  const [isFocused, setIsFocused] = useState(false);
  /** What an input method is about to write; it counts when it is done. */
  const [composed, setComposed] = useState<string | null>(null);
  const { gap, shown, missing, tail } = part;
  const fit = (text: string) => clean(text).slice(0, missing);

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (isComposing(event)) return;
    const move = moveOf(event, letters === "");
    if (move === null) return;
    event.preventDefault();
    if (!event.repeat || event.key.startsWith("Arrow")) onMove(move);
  }

  return (
    <span className="whitespace-nowrap">
      <span className="relative inline-flex items-baseline">
        <span className="font-semibold">{shown}</span>
        <LetterBoxes
          letters={composed === null ? letters : fit(composed)}
          count={missing}
          isActive={isFocused && !disabled}
          size="passage"
        />
        <input
          ref={inputRef}
          value={composed ?? letters}
          onChange={({ target, nativeEvent }) => {
            if (nativeEvent instanceof InputEvent && nativeEvent.isComposing) setComposed(target.value);
            else onWrite(fit(target.value));
          }}
          onCompositionEnd={({ currentTarget }) => {
            setComposed(null);
            onWrite(fit(currentTarget.value));
          }}
          onKeyDown={onKeyDown}
          onFocus={({ currentTarget }) => {
            setIsFocused(true);
            currentTarget.setSelectionRange(currentTarget.value.length, currentTarget.value.length);
            onFocus(currentTarget);
          }}
          onBlur={() => setIsFocused(false)}
          disabled={disabled}
          maxLength={missing + 6}
          aria-label={t("gap", {
            current: gap + 1,
            total,
            letters: [...shown].join(", "),
            missing,
          })}
          enterKeyHint="next"
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          className="absolute inset-x-0 -inset-y-1 w-full cursor-text scroll-mt-24 scroll-mb-[calc(7rem+var(--keyboard,0px))] opacity-0"
        />
      </span>
      {tail}
    </span>
  );
}
