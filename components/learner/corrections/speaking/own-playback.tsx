"use client";

import { PlayButton } from "@/components/learner/corrections/speaking/play-button";
import { ErrorNote } from "@/components/learner/error-note";
import { useOwnRecording } from "@/components/questions/read-aloud/use-own-recording";
import { toApiError } from "@/lib/api/client/api-error";

type OwnPlaybackProps = {
  upload: string;
  /** What says which recording it is. */
  labelledBy: string;
  /** What is said once it has been deleted. */
  gone: string;
};

/** One's own recording from its beginning to its end, of which nothing is known but the sound. */
export function OwnPlayback({ upload, labelledBy, gone }: OwnPlaybackProps) {
  const { isPlaying, failure, play, stop } = useOwnRecording(upload, 1);
  const isGone = isGoneFor(failure);
  return (
    <>
      {isGone ? (
        <p role="status" className="text-ink-soft">
          {gone}
        </p>
      ) : (
        <PlayButton
          isPlaying={isPlaying}
          labelledBy={labelledBy}
          onPlay={() => void play({ start: 0, end: null })}
          onStop={stop}
        />
      )}
      {failure && !isGone ? <ErrorNote error={failure} /> : null}
    </>
  );
}

/** Whether the recording failed to load since it is kept no longer. */
export function isGoneFor(failure: unknown) {
  return failure !== null && toApiError(failure).code === "upload/unknown";
}
