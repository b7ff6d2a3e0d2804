"use client";

import { Headphones, Square } from "lucide-react";

type SentenceListProps = {
  sentences: readonly string[];
  /** The one that is heard. */
  now: number | null;
  onToggle: (at: number) => void;
};

/** Sentences that are heard one by one: each is a button. */
export function SentenceList({ sentences, now, onToggle }: SentenceListProps) {
  return (
    <ol className="grid gap-1">
      {sentences.map((sentence, at) => {
        const Icon = at === now ? Square : Headphones;
        return (
          <li key={at}>
            <button
              type="button"
              lang="en"
              translate="no"
              aria-pressed={at === now}
              onClick={() => onToggle(at)}
              className="flex min-h-11 w-full items-start gap-3 rounded-sm px-2 py-2 text-start font-serif text-lg hover:bg-sunken aria-pressed:bg-teal-soft"
            >
              <Icon aria-hidden size={20} strokeWidth={1.75} className="mt-1 shrink-0 text-teal" />
              {sentence}
            </button>
          </li>
        );
      })}
    </ol>
  );
}
