/** Makes the lesson films: `npm run films:build` those that are new or stale, `-- <film> …` these in any case. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import type { Film } from "@/lib/content/films/film-schema";
import { encodeFilm, encodePoster } from "@/scripts/films/encode";
import { requireFfmpeg } from "@/scripts/films/ffmpeg";
import {
  filmNames,
  filmsFolder,
  hashOf,
  indexFile,
  readFilms,
  readScript,
  scriptHash,
} from "@/scripts/films/film-files";
import { filmPage } from "@/scripts/films/film-page";
import { millisecondsOf, speakAll, writeSound } from "@/scripts/films/narration";
import { recordShots } from "@/scripts/films/record";
import { beatsOf, layOut, type Timeline } from "@/scripts/films/timeline";

const root = path.resolve(import.meta.dirname, "../..");
const folder = path.join(root, filmsFolder);
const seconds = (milliseconds: number) => Math.round(milliseconds / 10) / 100;
/** A caption comes a little before its sentence and stays a little after it. */
const captionLead = 80;
const captionTail = 250;

/** The name changes with the bytes, so that browsers may keep a file for ever. */
function keep(file: string, name: string, ending: string) {
  const bytes = readFileSync(file);
  const kept = `${name}-${hashOf(bytes).slice(0, 10)}.${ending}`;
  writeFileSync(path.join(folder, kept), bytes);
  return { file: kept, bytes: bytes.length };
}

/** The end of the first scene, when all of it is there. */
const coverOf = ({ scenes: [first] }: Timeline) => (first ? first.until - 1 : 0);

async function makeFilm(id: string): Promise<Film> {
  const script = readScript(root, id);
  const workshop = mkdtempSync(path.join(tmpdir(), "bandwise-film-"));
  try {
    const beats = script.scenes.flatMap((scene) => scene.beats);
    const spoken = await speakAll(beats);
    const timeline = layOut(script, (beat) => millisecondsOf(spoken.get(beat)));
    const sound = path.join(workshop, "sound.wav");
    writeSound(sound, beatsOf(timeline), spoken, timeline.length);
    const { shots, cover } = await recordShots(filmPage(script, timeline), {
      length: timeline.length,
      cover: coverOf(timeline),
      folder: path.join(workshop, "shots"),
    });
    const film = path.join(workshop, "film.mp4");
    await encodeFilm(shots, sound, film);
    const poster = path.join(workshop, "poster.webp");
    await encodePoster(cover, poster);
    return {
      id,
      title: script.task,
      script: scriptHash(root, script),
      ...keep(film, id, "mp4"),
      seconds: seconds(timeline.length),
      poster: keep(poster, id, "webp").file,
      cues: beatsOf(timeline).map(({ beat, start, spoken: end, until }) => ({
        start: seconds(start - captionLead),
        end: seconds(Math.min(end + captionTail, until - captionLead)),
        text: beat.say,
      })),
    };
  } finally {
    rmSync(workshop, { recursive: true, force: true });
  }
}

async function main() {
  const names = filmNames(root);
  const asked = process.argv.slice(2);
  const unknown = asked.filter((id) => !names.includes(id));
  if (unknown.length > 0)
    throw new Error(`There is no film ${unknown.join(", ")}; the films are ${names.join(", ")}.`);
  await requireFfmpeg();
  mkdirSync(folder, { recursive: true });
  const films = new Map(readFilms(root).map((film) => [film.id, film]));
  for (const id of films.keys()) if (!names.includes(id)) films.delete(id);
  for (const id of names) {
    const isCurrent = films.get(id)?.script === scriptHash(root, readScript(root, id));
    if (asked.length > 0 ? asked.includes(id) : !isCurrent) {
      const film = await makeFilm(id).catch((error: unknown) => fail(`${id}: ${wordsOf(error)}`));
      if (!film) continue;
      films.set(id, film);
      process.stdout.write(`${id}: ${Math.round(film.seconds)} s, ${Math.round(film.bytes / 1_024)} KB\n`);
    }
    const all = [...films.values()].sort((a, b) => a.id.localeCompare(b.id, "en"));
    writeFileSync(path.join(root, indexFile), `${JSON.stringify(all, null, 2)}\n`);
  }
  removeUnused([...films.values()]);
}

function removeUnused(films: readonly Film[]) {
  const used = new Set(films.flatMap(({ file, poster }) => [file, poster]));
  for (const name of readdirSync(folder))
    if (/\.(mp4|webp)$/.test(name) && !used.has(name)) rmSync(path.join(folder, name));
}

const wordsOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

function fail(words: string) {
  process.stderr.write(`${words}\n`);
  process.exitCode = 1;
}

await main().catch((error: unknown) => fail(wordsOf(error)));
