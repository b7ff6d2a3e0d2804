"use client";

import { Volume2 } from "lucide-react";
import { useTranslations } from "next-intl";

import type { WordCardData } from "@/components/learner/queries";
import { EnglishSentence } from "@/components/learner/words/english-sentence";
import { WordMeaning } from "@/components/learner/words/word-meaning";
import { ComputerVoice } from "@/components/questions/computer-voice";
import { IconButton } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

type ReviewCardProps = { card: WordCardData; isTurned: boolean; isSilent: boolean; onPlay: () => void };

/** A word with its sentence; turned, what it means. */
export function ReviewCard({ card, isTurned, isSilent, onPlay }: ReviewCardProps) {
  const t = useTranslations("Learner.words");
  const classes = useTranslations("Questions.words");
  const errors = useTranslations("Errors.audio");
  const { lemma, partOfSpeech, ipa, sentence } = card;

  return (
    <Card className="grid min-h-64 grow content-start gap-5 sm:p-8">
      <div className="flex items-center justify-between gap-3">
        <h1 lang="en" translate="no" className="text-3xl [overflow-wrap:anywhere]">
          {lemma}
        </h1>
        <div className="flex shrink-0 flex-wrap items-center justify-end gap-x-2">
          <ComputerVoice />
          <IconButton label={t("listen", { word: lemma })} onClick={onPlay}>
            <Volume2 aria-hidden size={24} strokeWidth={1.75} />
          </IconButton>
        </div>
      </div>
      {isSilent ? <p role="alert">{errors("unavailable")}</p> : null}
      {sentence ? <EnglishSentence sentence={sentence} /> : null}
      <div role="status" className="grid gap-2 border-t border-line pt-5 empty:hidden">
        {isTurned ? (
          <>
            <p className="text-xl font-semibold">
              <WordMeaning {...card} />
            </p>
            <p className="text-ink-soft">
              {classes("partOfSpeech", { partOfSpeech })}
              {ipa ? (
                <span lang="en-fonipa" translate="no">
                  {" "}
                  /{ipa}/
                </span>
              ) : null}
            </p>
          </>
        ) : null}
      </div>
    </Card>
  );
}
