import type { Beat, FilmScript, Scene } from "@/scripts/films/film-script";

/** Milliseconds of the film. A beat lasts until the next one begins. */
export type TimedBeat = { beat: Beat; start: number; spoken: number; until: number };
export type TimedScene = { scene: Scene; beats: TimedBeat[]; start: number; until: number };
export type Timeline = { scenes: TimedScene[]; length: number };

const silence = { before: 500, sentence: 420, scene: 800, end: 1_600 } as const;

/** Lays the sentences one after the other; `lengthOf` says how long one takes to speak, in milliseconds. */
export function layOut(script: FilmScript, lengthOf: (beat: Beat) => number): Timeline {
  let now: number = silence.before;
  const scenes = script.scenes.map((scene, index): TimedScene => {
    const start = index === 0 ? 0 : now - silence.scene / 2;
    const beats = scene.beats.map((beat, place): TimedBeat => {
      const spoken = now + lengthOf(beat);
      const isLast = place === scene.beats.length - 1;
      const pause = beat.pause === undefined ? silence.sentence : beat.pause * 1_000;
      const timed = { beat, start: now, spoken, until: spoken + pause };
      now = timed.until + (isLast ? silence.scene : 0);
      return timed;
    });
    return { scene, beats, start, until: now - silence.scene / 2 };
  });
  const length = now - silence.scene + silence.end;
  return {
    scenes: scenes.map((each, at) => (at === scenes.length - 1 ? { ...each, until: length } : each)),
    length,
  };
}

export const beatsOf = ({ scenes }: Timeline) => scenes.flatMap((scene) => scene.beats);
