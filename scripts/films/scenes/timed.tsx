import type { CSSProperties, ReactNode } from "react";

import { parseMarkedText, type TextPart } from "@/scripts/films/marked-text";
import type { TimedBeat } from "@/scripts/films/timeline";

/** Custom properties that film.css reads; React's type knows no custom properties. */
export const timing = (at: number, until?: number): CSSProperties =>
  Object.fromEntries([["--at", `${at}ms`], ...(until === undefined ? [] : [["--until", `${until}ms`]])]);

type InProps = { at: number; until?: number | undefined; className?: string; children: ReactNode };

/** Comes at a moment and, where one is given, goes at another. */
export function In({ at, until, className = "", children }: InProps) {
  return (
    <div className={`in ${until === undefined ? "" : "out"} ${className}`} style={timing(at, until)}>
      {children}
    </div>
  );
}

type Turn = { at: number; content: ReactNode };

/** One thing after the other at the same place; the last one stays. */
export function Turns({ turns, className = "" }: { turns: readonly Turn[]; className?: string }) {
  return (
    <div className={`turns ${className}`}>
      {turns.map(({ at, content }, index) => (
        <In key={at} at={at} until={turns[index + 1]?.at} className={index === 0 ? "" : "quick"}>
          {content}
        </In>
      ))}
    </div>
  );
}

const lag = 150;

/** When each part of a marked text is switched on. */
export const switchesOf = (beats: readonly TimedBeat[]) =>
  new Map(beats.flatMap(({ beat, start }) => (beat.on ?? []).map((id) => [id, start + lag] as const)));

/** The letters that stand right before a gap: no line may break between them and their boxes. */
const stem = /\S+$/;

const stemOf = (before: TextPart | undefined) =>
  before && !("kind" in before) ? stem.exec(before.text)?.[0] : undefined;

type MarkedProps = { source: string; switches: ReadonlyMap<string, number> };

export function Marked({ source, switches }: MarkedProps) {
  const { parts } = parseMarkedText(source);
  const isGap = (part: TextPart | undefined) => part !== undefined && "kind" in part && part.kind === "gap";
  return parts.map((part, index) => {
    if (!("kind" in part)) return isGap(parts[index + 1]) ? part.text.replace(stem, "") : part.text;
    const at = switches.get(part.id) ?? 0;
    if (part.kind !== "gap")
      return (
        <span key={index} className={part.kind} style={timing(at)}>
          {part.text}
        </span>
      );
    return (
      <span key={index} className="gap">
        {stemOf(parts[index - 1])}
        {[...part.text].map((letter, place) => (
          <span key={place} className="box">
            <span className="letter" style={timing(at + place * 90)}>
              {letter}
            </span>
          </span>
        ))}
      </span>
    );
  });
}

/** The notes of a scene, one at a time, each until the next. */
export function Notes({ beats }: { beats: readonly TimedBeat[] }) {
  const turns = beats.flatMap(({ beat, start }) =>
    beat.note ? [{ at: start + lag, content: <p className="note">{beat.note}</p> }] : [],
  );
  return turns.length > 0 ? <Turns turns={turns} className="notes" /> : null;
}
