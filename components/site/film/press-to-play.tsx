"use client";

import { useState } from "react";

import { PlayBadge } from "@/components/site/film/play-badge";

type PressToPlayProps = {
  label: string;
  /** As on a clock. */
  length: string;
  picture: string;
  /** The address of the player; nothing asks for it before the press. */
  player: string;
  title: string;
};

const focusOn = (frame: HTMLIFrameElement | null) => frame?.focus({ preventScroll: true });

/** A picture with a button on it until somebody presses, then the player in its place. */
export function PressToPlay({ label, length, picture, player, title }: PressToPlayProps) {
  const [isPlaying, setPlaying] = useState(false);
  if (isPlaying)
    return (
      <iframe
        ref={focusOn}
        src={player}
        title={title}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
        referrerPolicy="strict-origin-when-cross-origin"
        className="block size-full border-0"
      />
    );
  return (
    <button type="button" className="group relative block size-full" onClick={() => setPlaying(true)}>
      <img
        src={picture}
        alt=""
        width={1280}
        height={720}
        loading="lazy"
        decoding="async"
        className="absolute inset-0 size-full object-cover"
      />
      <span className="sr-only">{label}</span>
      <PlayBadge length={length} place="start-4 bottom-4" />
    </button>
  );
}
