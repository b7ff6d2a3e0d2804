/** Moments a second. */
export const levelsASecond = 20;

/** A moment of sound: its mean power and its peak, from 0 to 1. */
export type Level = { rms: number; peak: number };

/** What can be said of a recording before anybody hears it; null when nothing is wrong. `faded`: its end is silent. */
export type LevelFault = "silent" | "quiet" | "clipped" | "faded" | null;

const decibels = (value: number) => 20 * Math.log10(Math.max(value, 1e-6));

/** dB below full scale. The server hears nobody below -50 dB; what is near that is worth a word. */
const silent = -50;
const quiet = -38;
/** A voice touches full scale now and then; one that stays there is cut off. */
const full = 0.999;
const mostFull = 0.1;

/** Longer than anybody thinks about the next word. */
const longestPause = 6;

function endsInSilence(levels: readonly Level[]): boolean {
  const last = levels.findLastIndex(({ rms }) => decibels(rms) >= silent);
  return (levels.length - 1 - last) / levelsASecond >= longestPause;
}

export const isFull = ({ peak }: Level) => peak >= full;

/** Moments in which somebody who thinks before speaking says nothing: four seconds. */
const patience = 4 * levelsASecond;
/** No room is as still as this: the microphone gives nothing. */
const dead = -80;

/** While it is recorded: nobody was heard from the beginning on, or the microphone has stopped giving anything. */
export function isSilentNow(levels: readonly Level[]): boolean {
  if (levels.length < patience) return false;
  const isBelow = (limit: number) => (level: Level) => decibels(level.rms) < limit;
  return levels.every(isBelow(silent)) || levels.slice(-patience).every(isBelow(dead));
}

/** By the loudest tenth of the moments, in which somebody speaks. */
export function judgeLevels(levels: readonly Level[]): LevelFault {
  const sorted = levels.map(({ rms }) => decibels(rms)).toSorted((one, other) => other - one);
  const loud = sorted[Math.floor(sorted.length / 10)];
  if (loud === undefined || loud < silent) return "silent";
  const clipped = levels.filter(isFull).length;
  if (clipped > levels.length * mostFull) return "clipped";
  if (loud < quiet) return "quiet";
  return isSilentNow(levels) || endsInSilence(levels) ? "faded" : null;
}

/** How far a meter goes, from 0 to 1: 60 dB in all. */
export const meterOf = ({ rms }: Level) => Math.min(1, Math.max(0, 1 + decibels(rms) / 60));
