import type { LucideIcon } from "lucide-react";

import { classNames } from "@/components/ui/class-names";

type EitherWordProps = {
  isFirst: boolean;
  words: readonly [string, string];
  icons?: readonly [LucideIcon, LucideIcon];
};

/** One of two words in the room of the longer one: a button that says the other does not move its neighbours. */
export function EitherWord({ isFirst, words, icons }: EitherWordProps) {
  return (
    <span className="grid">
      {words.map((word, index) => {
        const Icon = icons?.[index];
        const isShown = (index === 0) === isFirst;
        return (
          <span
            key={index}
            className={classNames(
              "col-start-1 row-start-1 inline-flex items-center justify-center gap-2",
              isShown ? undefined : "invisible",
            )}
          >
            {Icon ? <Icon aria-hidden size={18} /> : null}
            {word}
          </span>
        );
      })}
    </span>
  );
}
