"use client";

import { Search } from "lucide-react";
import { useTranslations } from "next-intl";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";

import { englishWordsIn, wordAt } from "@/components/learner/player/find-word";
import { Button } from "@/components/ui/button";

const WordDialog = lazy(async () => ({
  default: (await import("@/components/learner/player/word-dialog")).WordDialog,
}));

type Place = { setId: string; position: number };

/** Said once, however many questions are looked at together. */
export function LookUpHint() {
  const t = useTranslations("Questions.words");
  return <p className="text-sm text-ink-soft">{t("hint")}</p>;
}

type WordLookUpProps = Place & { hasHint: boolean; children: ReactNode };

/** A finished question whose English words say what they mean: by a tap, or by keyboard from a list of them. */
export function WordLookUp({ setId, position, hasHint, children }: WordLookUpProps) {
  const t = useTranslations("Questions.words");
  const root = useRef<HTMLDivElement>(null);
  const [asked, setAsked] = useState<{ words: string[]; word: string | null } | null>(null);

  useEffect(() => {
    const element = root.current;
    const find = (event: MouseEvent) => {
      const word = element && wordAt(element, event);
      if (word) setAsked({ words: englishWordsIn(element), word });
    };
    element?.addEventListener("click", find);
    return () => element?.removeEventListener("click", find);
  }, []);

  return (
    <div className="grid gap-5">
      <div ref={root} className="grid gap-5 [&_[lang=en]]:cursor-pointer">
        {children}
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Button
          variant="quiet"
          size="sm"
          className="-ms-3"
          onClick={() => setAsked({ words: root.current ? englishWordsIn(root.current) : [], word: null })}
        >
          <Search aria-hidden size={18} strokeWidth={1.75} />
          {t("look")}
        </Button>
        {hasHint ? <LookUpHint /> : null}
      </div>
      {asked ? (
        <Suspense>
          <WordDialog
            setId={setId}
            position={position}
            words={asked.words}
            word={asked.word}
            onWord={(word) => setAsked({ ...asked, word })}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      ) : null}
    </div>
  );
}
