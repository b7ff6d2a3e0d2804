"use client";

import { useTranslations } from "next-intl";

import { PlayButton } from "@/components/learner/corrections/speaking/play-button";
import { SentenceList } from "@/components/learner/corrections/speaking/sentence-list";
import { ComputerVoice } from "@/components/questions/computer-voice";
import { useModelVoice } from "@/components/questions/read-aloud/use-model-voice";
import type { Rate } from "@/components/questions/read-aloud/use-own-recording";
import { apiBase } from "@/lib/api/client/api-base";

type ModelPlayerProps = {
  /** Below it each sentence has an address by its number. */
  path: string;
  sentences: readonly string[];
  rate: Rate;
  labelledBy: string;
};

/** A sample answer as a voice says it, as a whole or by sentences, to be said after. */
export function ModelPlayer({ path, sentences, rate, labelledBy }: ModelPlayerProps) {
  const sounds = useTranslations("Questions.listen-and-type");
  const { playing, isFailed, play, stop } = useModelVoice(rate);
  const addresses = sentences.map((_, at) => `${apiBase}${path}/${at}`);
  const now = playing === null ? null : addresses.indexOf(playing);

  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-center gap-3">
        <PlayButton
          isPlaying={playing !== null}
          labelledBy={labelledBy}
          onPlay={() => play(addresses)}
          onStop={stop}
        />
        <ComputerVoice />
      </div>
      <p role="alert" className="text-sm font-medium text-red empty:hidden">
        {isFailed ? sounds("audioFailed") : null}
      </p>
      <SentenceList
        sentences={sentences}
        now={now}
        onToggle={(at) => (at === now ? stop() : play(addresses.slice(at, at + 1)))}
      />
    </div>
  );
}
