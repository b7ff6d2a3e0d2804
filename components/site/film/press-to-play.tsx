"use client";

import { Play } from "lucide-react";
import { useState } from "react";

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
      <span
        aria-hidden
        className="absolute start-4 bottom-4 flex items-center gap-3 rounded-full bg-teal py-1.5 ps-1.5 pe-5 font-semibold text-on-teal tabular transition-colors group-hover:bg-teal-strong"
      >
        <span className="grid size-11 place-items-center rounded-full bg-on-teal text-teal">
          <Play size={22} fill="currentColor" className="ms-0.5" />
        </span>
        {length}
      </span>
    </button>
  );
}
