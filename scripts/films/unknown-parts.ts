import type { Beat, FilmScript, Scene } from "@/scripts/films/film-script";
import { partNames } from "@/scripts/films/marked-text";

/** Every text of a scene in which parts may be marked. */
function markedTexts(scene: Scene): string[] {
  const written = scene.beats.flatMap(({ write, word }) => [write, word]);
  const shown = (): (string | undefined)[] => {
    if (scene.kind === "screen") return [scene.word, scene.text];
    if (scene.kind === "list") return scene.rows.flat();
    return scene.kind === "photo" ? scene.lines : [];
  };
  return [...written, ...shown()].flatMap((text) => text ?? []);
}

type Known = { parts: ReadonlySet<string>; spots: ReadonlySet<string>; answers: ReadonlySet<string> };

function knownIn(scene: Scene): Known {
  const letters = scene.kind === "screen" ? (scene.options ?? []).map((_, index) => letterAt(index)) : [];
  const buttons = scene.kind === "screen" ? (scene.buttons ?? []) : [];
  return {
    parts: new Set(markedTexts(scene).flatMap(partNames)),
    spots: new Set(scene.kind === "photo" ? Object.keys(scene.spots) : []),
    answers: new Set<string>([...letters, ...buttons]),
  };
}

const letterAt = (index: number) => String.fromCharCode("A".charCodeAt(0) + index);

type UnknownPart = { at: PropertyKey[]; advice: string };

function unknownIn(beat: Beat, { parts, spots, answers }: Known): UnknownPart[] {
  const list = (names: ReadonlySet<string>) => [...names].join(", ") || "none";
  const refuse = (at: PropertyKey[], what: string, name: string, names: ReadonlySet<string>) =>
    names.has(name) ? [] : [{ at, advice: `this scene has no ${what} "${name}"; it has ${list(names)}` }];
  return [
    ...(beat.on ?? []).flatMap((name, index) => refuse(["on", index], "part", name, parts)),
    ...(beat.cross ?? []).flatMap((name, index) => refuse(["cross", index], "answer", name, answers)),
    ...(beat.choose ? refuse(["choose"], "answer", beat.choose, answers) : []),
    ...(beat.spot ? refuse(["spot"], "spot", beat.spot, spots) : []),
  ];
}

/** Whatever a beat names that its scene does not have: it would be left out of the film in silence. */
export const unknownParts = ({ scenes }: FilmScript): UnknownPart[] =>
  scenes.flatMap((scene, place) => {
    const known = knownIn(scene);
    return scene.beats.flatMap((beat, index) =>
      unknownIn(beat, known).map(({ at, advice }) => ({
        at: ["scenes", place, "beats", index, ...at],
        advice,
      })),
    );
  });
