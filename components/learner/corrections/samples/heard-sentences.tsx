"use client";

import { Headphones, Square } from "lucide-react";
import { useTranslations } from "next-intl";
import { useEffect, useRef, useState } from "react";

import { ComputerVoice } from "@/components/questions/computer-voice";
import { RateChoice } from "@/components/questions/read-aloud/model-reading";
import type { Rate } from "@/components/questions/read-aloud/use-own-recording";
import { OpeningSign } from "@/components/ui/opening-sign";
import { apiBase } from "@/lib/api/client/api-base";

type HeardSentencesProps = {
  /** Below it each sentence has an address by its number. */
  path: string;
  sentences: readonly string[];
};

/** A sample answer as a voice says it, sentence by sentence, to be said after. */
export function HeardSentences({ path, sentences }: HeardSentencesProps) {
  const t = useTranslations("Corrections.samples");
  const sounds = useTranslations("Questions.listen-and-type");
  const [rate, setRate] = useState<Rate>(1);
  const { playing, isFailed, toggle } = useSentences(path, rate);

  return (
    <details className="group rounded-card border border-line" data-part="sentences">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-x-4 px-4 font-semibold [&::-webkit-details-marker]:hidden">
        {t("hear")}
        <OpeningSign />
      </summary>
      <div className="grid gap-3 px-4 pb-4">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <RateChoice rate={rate} onChange={setRate} />
          <ComputerVoice />
        </div>
        <p role="alert" className="text-sm font-medium text-red empty:hidden">
          {isFailed ? sounds("audioFailed") : null}
        </p>
        <ol className="grid gap-1">
          {sentences.map((sentence, at) => {
            const Icon = at === playing ? Square : Headphones;
            return (
              <li key={at}>
                <button
                  type="button"
                  lang="en"
                  aria-pressed={at === playing}
                  onClick={() => toggle(at)}
                  className="flex min-h-11 w-full items-start gap-3 rounded-sm px-2 py-2 text-start font-serif text-lg hover:bg-sunken"
                >
                  <Icon aria-hidden size={20} strokeWidth={1.75} className="mt-1 shrink-0 text-teal" />
                  {sentence}
                </button>
              </li>
            );
          })}
        </ol>
      </div>
    </details>
  );
}

/** One sentence at a time. */
function useSentences(path: string, rate: Rate) {
  const audio = useRef<HTMLAudioElement | null>(null);
  const [playing, setPlaying] = useState<number | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  useEffect(() => () => audio.current?.pause(), []);

  function toggle(at: number) {
    const isSame = at === playing;
    audio.current?.pause();
    setPlaying(null);
    setIsFailed(false);
    if (isSame) return;
    const element = new Audio(`${apiBase}${path}/${at}`);
    audio.current = element;
    element.playbackRate = rate;
    const end = () => {
      if (audio.current === element) setPlaying(null);
    };
    element.onended = end;
    setPlaying(at);
    element.play().catch(() => {
      if (audio.current !== element) return;
      setPlaying(null);
      setIsFailed(true);
    });
  }
  return { playing, isFailed, toggle };
}
