"use client";

import { type ReactNode, useRef, useState } from "react";

import { PlayBadge } from "@/components/site/film/play-badge";
import { useIsReady } from "@/components/ui/use-is-ready";

type OwnFilmPlayerProps = {
  src: string;
  poster: string;
  labelledBy: string;
  /** The language whose captions are shown; null where the film speaks it. */
  captions: string | null;
  label: string;
  /** As on a clock. */
  length: string;
  /** The tracks. */
  children: ReactNode;
};

/** Not every browser obeys the track's own `default`; whoever switches captions later has the last word. */
function showCaptions({ textTracks }: HTMLVideoElement, language: string | null) {
  for (const track of Array.from(textTracks)) if (track.language === language) track.mode = "showing";
}

/** The poster with one button; the browser's own controls come with the first second, and without a script at once. */
export function OwnFilmPlayer(props: OwnFilmPlayerProps) {
  const { src, poster, labelledBy, captions, label, length, children } = props;
  const video = useRef<HTMLVideoElement>(null);
  const [hasBegun, setHasBegun] = useState(false);
  const isCovered = useIsReady() && !hasBegun;

  function begin(film: HTMLVideoElement) {
    if (!hasBegun) showCaptions(film, captions);
    setHasBegun(true);
  }

  function play() {
    if (video.current) begin(video.current);
    video.current?.focus({ preventScroll: true });
    // A browser that refuses shows its controls instead.
    video.current?.play().catch(() => undefined);
  }

  return (
    <div className="film relative overflow-hidden rounded-card border border-line">
      <video
        ref={video}
        controls={!isCovered}
        playsInline
        preload="none"
        width={1280}
        height={720}
        poster={poster}
        src={src}
        aria-labelledby={labelledBy}
        onPlay={({ currentTarget }) => begin(currentTarget)}
        className="block aspect-video h-auto w-full bg-sunken"
      >
        {children}
      </video>
      {isCovered ? (
        <button type="button" onClick={play} className="group absolute inset-0">
          <span className="sr-only">{label}</span>
          <PlayBadge length={length} place="end-3 bottom-3" />
        </button>
      ) : null}
    </div>
  );
}
