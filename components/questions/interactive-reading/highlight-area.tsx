"use client";

import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

import { lookIn, MarkedPassage, passageClass } from "@/components/questions/interactive-reading/passage-text";
import {
  clearSelection,
  dragOver,
  extendTo,
  moveTo,
  type Selection,
  tapWord,
} from "@/components/questions/interactive-reading/selection";
import { sentenceAt, wordOfKey, type Words } from "@/components/questions/interactive-reading/word-keys";
import { isComposing } from "@/components/questions/is-composing";
import { classNames } from "@/components/ui/class-names";

const tapKeys = ["Enter", " ", "\u3000"];

function wordUnder({ clientX, clientY }: { clientX: number; clientY: number }) {
  const found = document.elementFromPoint(clientX, clientY)?.closest("[data-word]");
  return found instanceof HTMLElement ? Number(found.dataset["word"]) : null;
}

type HighlightAreaProps = {
  label: string;
  paragraphs: readonly string[];
  words: Words;
  selection: Selection;
  disabled: boolean;
  onSelect: (selection: Selection) => void;
};

/** Drags with a mouse only: a finger that moves scrolls the page. */
function useDrag(selection: Selection, onSelect: (selection: Selection) => void) {
  const drag = useRef<{ from: number; hasMoved: boolean } | null>(null);
  return {
    onPointerDown: (event: PointerEvent) => {
      const word = event.pointerType === "mouse" && event.button === 0 ? wordUnder(event) : null;
      drag.current = word === null ? null : { from: word, hasMoved: false };
    },
    onPointerMove: (event: PointerEvent) => {
      const word = drag.current && event.buttons === 1 ? wordUnder(event) : null;
      if (!drag.current || word === null || (word === drag.current.from && !drag.current.hasMoved)) return;
      drag.current.hasMoved = true;
      onSelect(dragOver(drag.current.from, word));
    },
    onClick: (event: { clientX: number; clientY: number }) => {
      const hasMoved = drag.current?.hasMoved ?? false;
      drag.current = null;
      const word = hasMoved ? null : wordUnder(event);
      if (word !== null) onSelect(tapWord(selection, word));
    },
  };
}

/** The passage in which words are highlighted. */
export function HighlightArea({
  label,
  paragraphs,
  words,
  selection,
  disabled,
  onSelect,
}: HighlightAreaProps) {
  const area = useRef<HTMLDivElement>(null);
  /** What a screen reader hears of a move: a word, or the sentence it leads to. */
  const [heard, setHeard] = useState("");
  const isByKeys = useRef(false);
  const drag = useDrag(selection, onSelect);
  const { cursor, span } = selection;

  useEffect(() => area.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const word = area.current?.querySelector(`[data-word="${cursor}"]`);
    // What was tapped is in sight.
    if (isByKeys.current) word?.scrollIntoView({ block: "nearest" });
  }, [cursor]);

  /** What a key makes of the selection; null for a key that is not for the passage. */
  function selectByKey({ key, shiftKey, repeat }: KeyboardEvent) {
    if (key === "Escape") return span && clearSelection(selection);
    if (tapKeys.includes(key)) return repeat ? selection : tapWord(selection, cursor);
    const word = wordOfKey(words, cursor, { key, shiftKey });
    if (word === null) return null;
    return shiftKey ? extendTo(selection, word) : moveTo(selection, word);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (disabled || event.metaKey || event.ctrlKey || event.altKey || isComposing(event)) return;
    const next = selectByKey(event);
    if (next === null) return;
    event.preventDefault();
    isByKeys.current = true;
    onSelect(next);
    const { first, last } = sentenceAt(words, next.cursor);
    const isSentence = event.key === "ArrowUp" || event.key === "ArrowDown";
    setHeard(isSentence ? words.words.slice(first, last + 1).join(" ") : (words.words[next.cursor] ?? ""));
  }

  return (
    <>
      <div
        ref={area}
        role="application"
        aria-label={label}
        aria-disabled={disabled}
        tabIndex={0}
        lang="en"
        translate="no"
        onKeyDown={onKeyDown}
        onPointerDownCapture={() => {
          isByKeys.current = false;
        }}
        {...drag}
        className={classNames(
          passageClass,
          "group cursor-text rounded-sm outline-offset-8 select-none",
          disabled && "opacity-60",
        )}
      >
        <MarkedPassage paragraphs={paragraphs} lookOf={lookIn(span, "bg-mark py-1")}>
          {(word, text, look) => (
            <span
              data-word={word}
              className={classNames(
                "scroll-mt-72 scroll-mb-40 py-1 lg:scroll-mt-28",
                look,
                word === cursor && "group-focus-visible:outline-2 group-focus-visible:outline-teal",
              )}
            >
              {text}
            </span>
          )}
        </MarkedPassage>
      </div>
      <p aria-live="polite" lang="en" className="sr-only">
        {heard}
      </p>
    </>
  );
}
