import { Mic, Play } from "lucide-react";

import type { SceneOf } from "@/scripts/films/film-script";
import { In, Marked, Notes, switchesOf, timing, Turns } from "@/scripts/films/scenes/timed";
import type { TimedBeat } from "@/scripts/films/timeline";

type Props = { scene: SceneOf<"screen">; beats: readonly TimedBeat[]; start: number };

const wordGap = 110;

const sizeOf = (characters: number) =>
  characters <= 80 ? "huge" : characters <= 160 ? "large" : characters <= 260 ? "middle" : "small";

const clockFace = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

/** Every second of the clock, at its moment. */
function ticksOf(beats: readonly TimedBeat[], start: number) {
  const ticks = beats.flatMap(({ beat, start: from, until }) => {
    if (!beat.clock) return [];
    const [first, last] = beat.clock;
    const steps = Math.max(1, Math.abs(first - last));
    return Array.from({ length: steps + 1 }, (_, step) => ({
      at: Math.round(from + ((until - from) * step) / (steps + 1)),
      seconds: first + Math.sign(last - first) * step,
    }));
  });
  return ticks.map(({ at, seconds }, index) => ({
    at: index === 0 ? start : at,
    content: <span className={seconds <= 2 ? "clock urgent" : "clock"}>{clockFace(seconds)}</span>,
  }));
}

/** Whatever another voice says is the recording of the task. */
function Player({ plays, beats, start }: { plays: number; beats: readonly TimedBeat[]; start: number }) {
  const heard = beats.filter(({ beat }) => beat.voice);
  const left = (used: number) => (
    <span className="player">
      <span className="round">
        <Play size={44} fill="currentColor" />
      </span>
      {Array.from({ length: plays }, (_, index) => (
        <span key={index} className={index < plays - used ? "dot" : "dot used"} />
      ))}
      <span className="label">plays left</span>
    </span>
  );
  const turns = [
    { at: start, content: left(0) },
    ...heard.map(({ start: at }, index) => ({ at, content: left(Math.min(plays, index + 1)) })),
  ];
  return <Turns turns={turns} />;
}

/** Words that are already there stay; the new ones come one after the other. */
function Written({ text, before, at }: { text: string; before: string; at: number }) {
  const kept = text.startsWith(before) ? before : "";
  const fresh = text.slice(kept.length).split(/(?<=\s)/);
  return (
    <>
      {kept}
      {fresh.map((word, index) => (
        <span key={index} className="late sudden" style={timing(at + index * wordGap)}>
          {word}
        </span>
      ))}
      <span className="caret late sudden" style={timing(at + fresh.length * wordGap)} />
    </>
  );
}

function AnswerBox({ beats, start }: { beats: readonly TimedBeat[]; start: number }) {
  const switches = switchesOf(beats);
  const writes = beats.flatMap(({ beat, start: at }) => (beat.write ? [{ text: beat.write, at }] : []));
  const longest = writes.reduce((most, { text }) => Math.max(most, text.length), 0);
  const turns = [
    { at: start, content: <span className="caret" /> },
    ...writes.map(({ text, at }, index) => ({
      at,
      content: text.includes("{") ? (
        <Marked source={text} switches={switches} />
      ) : (
        <Written text={text} before={writes[index - 1]?.text ?? ""} at={at} />
      ),
    })),
  ];
  return (
    <div className={`answer ${longest > 110 ? "long" : ""}`}>
      <Turns turns={turns} />
    </div>
  );
}

function momentsOf(beats: readonly TimedBeat[], letter: string) {
  const chosen = beats.find(({ beat }) => beat.choose === letter)?.start;
  const crossed = beats.find(({ beat }) => beat.cross?.includes(letter))?.start;
  return { chosen, crossed };
}

function Choice({ letter, text, beats }: { letter: string; text?: string; beats: readonly TimedBeat[] }) {
  const { chosen, crossed } = momentsOf(beats, letter);
  const names = [text ? "choice" : "choice button", crossed === undefined ? "" : "crossed"];
  return (
    <span className={names.join(" ")} style={timing(crossed ?? 0)}>
      {chosen === undefined ? null : <span className="chosen" style={timing(chosen + 150)} />}
      <b>{letter}</b>
      {text ? <span>{text}</span> : null}
    </span>
  );
}

export function ScreenScene({ scene, beats, start }: Props) {
  const switches = switchesOf(beats);
  const ticks = ticksOf(beats, start);
  const words = beats.flatMap(({ beat, start: at }) => (beat.word ? [{ word: beat.word, at }] : []));
  const shown = [...(scene.word ? [{ word: scene.word, at: start }] : []), ...words];
  return (
    <>
      <header className="instruction">
        <span>{scene.instruction}</span>
        {ticks.length > 0 ? <Turns turns={ticks} /> : null}
      </header>
      <div className="card">
        {scene.plays ? <Player plays={scene.plays} beats={beats} start={start} /> : null}
        {shown.length > 0 ? (
          <Turns
            className="word"
            turns={shown.map(({ word, at }) => ({
              at,
              content: <Marked source={word} switches={switches} />,
            }))}
          />
        ) : null}
        {scene.text ? (
          <p className={`passage ${sizeOf(scene.text.length + (scene.options ? 60 : 0))}`}>
            <Marked source={scene.text} switches={switches} />
          </p>
        ) : null}
        {scene.question ? <p className="question">{scene.question}</p> : null}
        {scene.box ? <AnswerBox beats={beats} start={start} /> : null}
        {scene.options ? (
          <div className="choices">
            {scene.options.map((text, index) => (
              <Choice key={text} letter={String.fromCharCode(65 + index)} text={text} beats={beats} />
            ))}
          </div>
        ) : null}
        {scene.buttons ? (
          <div className="buttons">
            {scene.buttons.map((name) => (
              <Choice key={name} letter={name} beats={beats} />
            ))}
          </div>
        ) : null}
        {scene.recorder ? (
          <In at={start} className="recorder">
            <Mic size={40} />
            {[14, 30, 44, 26, 38, 50, 22, 34, 18, 28, 40, 16].map((height, index) => (
              <i key={index} style={{ height }} />
            ))}
          </In>
        ) : null}
      </div>
      <Notes beats={beats} />
    </>
  );
}
