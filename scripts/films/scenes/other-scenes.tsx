import { Check } from "lucide-react";

import type { SceneOf } from "@/scripts/films/film-script";
import { In, Marked, Notes, switchesOf, timing } from "@/scripts/films/scenes/timed";
import type { TimedBeat } from "@/scripts/films/timeline";

type Props<Kind extends "title" | "list" | "photo"> = {
  scene: SceneOf<Kind>;
  beats: readonly TimedBeat[];
  start: number;
  pictures: ReadonlyMap<string, string>;
};

/** The lines that a scene has shown when a beat begins; without `reveal`, one more for each beat. */
export function revealTimes(beats: readonly TimedBeat[], count: number) {
  const shown = beats.map(({ beat }, index) => beat.reveal ?? index + 1);
  return Array.from({ length: count }, (_, line) => {
    const index = shown.findIndex((lines) => lines > line);
    return beats[index]?.start;
  });
}

export function TitleScene({ scene, beats, start, pictures, drawing }: Props<"title"> & { drawing: string }) {
  const times = revealTimes(beats, scene.facts.length);
  return (
    <div className="cover">
      <div>
        <h1>{scene.title}</h1>
        <ul className="facts">
          {scene.facts.map((fact, index) => (
            <li key={fact}>
              <In at={times[index] ?? start}>{fact}</In>
            </li>
          ))}
        </ul>
      </div>
      <img alt="" src={pictures.get(drawing)} />
    </div>
  );
}

export function ListScene({ scene, beats, start }: Props<"list">) {
  const switches = switchesOf(beats);
  const times = revealTimes(beats, scene.rows.length);
  return (
    <>
      <h2>{scene.title}</h2>
      <ol className={`rows ${scene.style} ${scene.rows.length > 4 ? "many" : ""}`}>
        {scene.rows.map((row, index) => {
          const at = times[index] ?? start;
          const [first, second] = typeof row === "string" ? [row] : row;
          return (
            <li key={first} className="in" style={timing(at)}>
              {scene.style === "steps" ? <b className="number">{index + 1}</b> : null}
              {scene.style === "checks" ? (
                <span className="tick">
                  <span className="in" style={timing(at + 350)}>
                    <Check size={38} strokeWidth={3.5} />
                  </span>
                </span>
              ) : null}
              <span>
                <Marked source={first} switches={switches} />
              </span>
              {second ? (
                <span className="second">
                  <Marked source={second} switches={switches} />
                </span>
              ) : null}
            </li>
          );
        })}
      </ol>
      <Notes beats={beats} />
    </>
  );
}

export function PhotoScene({ scene, beats, start, pictures }: Props<"photo">) {
  const switches = switchesOf(beats);
  const times = revealTimes(beats, scene.lines.length);
  const spots = beats.flatMap(({ beat, start: at, until }) => {
    const place = beat.spot ? scene.spots[beat.spot] : undefined;
    return place ? [{ place, at, until }] : [];
  });
  return (
    <>
      <header className="instruction">
        <span>{scene.instruction}</span>
      </header>
      <div className="photo">
        <div className="picture">
          <img alt="" src={pictures.get(scene.image)} />
          {spots.map(({ place: [left, top, width, height], at, until }) => (
            <span
              key={at}
              className="spot in out"
              style={{
                ...timing(at, until),
                left: `${left}%`,
                top: `${top}%`,
                width: `${width}%`,
                height: `${height}%`,
              }}
            />
          ))}
        </div>
        <ul className={scene.lines.length > 3 ? "lines many" : "lines"}>
          {scene.lines.map((line, index) => (
            <li key={line} className="in" style={timing(times[index] ?? start)}>
              <Marked source={line} switches={switches} />
            </li>
          ))}
        </ul>
      </div>
      <Notes beats={beats} />
    </>
  );
}
