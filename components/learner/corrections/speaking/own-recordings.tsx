"use client";

import { useId } from "react";

import { RecordingPlayer } from "@/components/learner/corrections/speaking/recording-player";
import type { SpokenPart } from "@/components/learner/corrections/speaking/spoken-parts";
import type { Rate } from "@/components/questions/read-aloud/use-own-recording";

type OwnRecordingsProps = {
  parts: readonly SpokenPart[];
  rate: Rate;
  by: "words" | "sentences";
  /** The heading above them; what was asked stands one below it. */
  labelledBy: string;
  headings: "h3" | "h5";
};

/** Each recording of an answer, under what was asked where there are several. */
export function OwnRecordings({ parts, rate, by, labelledBy, headings: Heading }: OwnRecordingsProps) {
  const id = useId();
  return (
    <ol className="grid gap-6">
      {parts.map((part, index) => (
        <li key={index} className="grid gap-2">
          {parts.length > 1 ? (
            <Heading id={`${id}-${index}`} lang="en" className="text-base">
              {part.asks}
            </Heading>
          ) : null}
          <RecordingPlayer
            part={part}
            rate={rate}
            by={by}
            labelledBy={parts.length > 1 ? `${id}-${index}` : labelledBy}
          />
        </li>
      ))}
    </ol>
  );
}
