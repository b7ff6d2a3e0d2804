"use client";

import { Volume2 } from "lucide-react";
import { useTranslations } from "next-intl";

import { AddWord, type AskedWord } from "@/components/learner/player/add-word";
import type { FoundWord } from "@/components/learner/queries";
import { ComputerVoice } from "@/components/questions/computer-voice";
import { EnglishMarked, inEnglish } from "@/components/questions/english-words";
import { useRecording } from "@/components/questions/use-recording";
import { Button } from "@/components/ui/button";
import { apiBase } from "@/lib/api/client/api-base";

type Entry = FoundWord["entries"][number];

function Meaning({ glosses, meaning }: Entry) {
  const t = useTranslations("Questions.words");
  if (glosses.length > 0) return <p>{glosses.join("; ")}</p>;
  return (
    <p>
      <EnglishMarked>{t("english", { meaning: inEnglish(meaning) })}</EnglishMarked>
    </p>
  );
}

/** What a word means, in the reader's language where there is a gloss, and how it sounds. */
export function WordCard({ found: { entries, audio }, place }: { found: FoundWord; place: AskedWord }) {
  const t = useTranslations("Questions.words");
  const errors = useTranslations("Errors.audio");
  const { state, play } = useRecording();

  return (
    <div className="grid gap-4">
      {entries.length === 0 ? <p className="text-ink-soft">{t("none")}</p> : null}
      <dl className="grid gap-3">
        {entries.map((entry) => (
          <div key={`${entry.lemma} ${entry.partOfSpeech}`}>
            <dt className="text-sm text-ink-soft">
              <strong lang="en" translate="no" className="text-base text-ink">
                {entry.lemma}
              </strong>{" "}
              {t("partOfSpeech", { partOfSpeech: entry.partOfSpeech })}
            </dt>
            <dd>
              <Meaning {...entry} />
              <AddWord place={place} entry={entry} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="secondary" onClick={() => void play(`${apiBase}${audio}`)}>
          <Volume2 aria-hidden size={20} strokeWidth={1.75} />
          {t("listen")}
        </Button>
        <ComputerVoice />
      </div>
      {state === "failed" ? <p role="alert">{errors("unavailable")}</p> : null}
    </div>
  );
}
