"use client";

import { Trash2, Volume2 } from "lucide-react";
import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import type { WordCardData } from "@/components/learner/queries";
import { WordMeaning } from "@/components/learner/words/word-meaning";
import { Badge } from "@/components/ui/badge";
import { IconButton } from "@/components/ui/button";

const knownDays = 21;

/** How far a word has come, as its learner reads it. */
function stateOf({ isResting, memory: { state, stability } }: WordCardData) {
  if (isResting) return "resting";
  if (state === "review") return stability >= knownDays ? "known" : "growing";
  return state === "new" ? "new" : "learning";
}
const tones = { new: "neutral", learning: "ochre", growing: "teal", known: "green", resting: "red" } as const;

function Due({ card }: { card: WordCardData }) {
  const t = useTranslations("Learner.words");
  const format = useFormatter();
  const { state, dueAt } = card.memory;
  if (card.isResting || state !== "review") return null;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const date = format.dateTime(new Date(dueAt), { dateStyle: "medium", timeZone });
  return <span className="text-sm text-ink-soft">{t("dueOn", { date })}</span>;
}

type WordRowProps = { card: WordCardData; onPlay: () => void; onRemove: () => void; children?: ReactNode };

/** A word of the list. */
export function WordRow({ card, onPlay, onRemove, children }: WordRowProps) {
  const t = useTranslations("Learner.words");
  const classes = useTranslations("Questions.words");
  const { lemma, partOfSpeech } = card;
  const state = stateOf(card);

  return (
    <li className="flex items-start justify-between gap-2 px-4 py-3">
      <div className="grid min-w-0 gap-1">
        <p>
          <strong lang="en" translate="no" className="[overflow-wrap:anywhere]">
            {lemma}
          </strong>{" "}
          <span className="text-sm text-ink-soft">{classes("partOfSpeech", { partOfSpeech })}</span>
        </p>
        <p className="[overflow-wrap:anywhere]">
          <WordMeaning {...card} />
        </p>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={tones[state]}>{t(`states.${state}`)}</Badge>
          <Due card={card} />
        </p>
        {children}
      </div>
      <div className="flex shrink-0">
        <IconButton label={t("listen", { word: lemma })} onClick={onPlay}>
          <Volume2 aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
        <IconButton label={t("removeOne", { word: lemma })} onClick={onRemove}>
          <Trash2 aria-hidden size={20} strokeWidth={1.75} />
        </IconButton>
      </div>
    </li>
  );
}
