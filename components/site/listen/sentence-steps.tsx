import { ChevronLeft, ChevronRight } from "lucide-react";

import type { ListenWords } from "@/components/site/listen/listen-words";
import { IconButton } from "@/components/ui/button";

type SentenceStepsProps = {
  words: Pick<ListenWords, "previous" | "next" | "sentence">;
  at: number;
  isReady: boolean;
  onGo: (to: number) => void;
};

/** Which sentence it is, between the ways to the one before and the one after. */
export function SentenceSteps({ words, at, isReady, onGo }: SentenceStepsProps) {
  return (
    <div className="flex items-center justify-between gap-3">
      <IconButton label={words.previous} disabled={!isReady || at === 0} onClick={() => onGo(at - 1)}>
        <ChevronLeft aria-hidden size={22} />
      </IconButton>
      <p aria-live="polite" className="text-sm text-ink-soft tabular">
        {words.sentence[at]}
      </p>
      <IconButton
        label={words.next}
        disabled={!isReady || at === words.sentence.length - 1}
        onClick={() => onGo(at + 1)}
      >
        <ChevronRight aria-hidden size={22} />
      </IconButton>
    </div>
  );
}
