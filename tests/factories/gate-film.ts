import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";

import { defaultLocale, locales, type Locale } from "@/lib/i18n/locales";
import { filmsFolder, indexFile, readScript, scriptHash } from "@/scripts/films/film-files";

type Say = (locale: Locale, from: number, count?: number) => string;

const sentences = [0, 6, 12, 18, 24] as const;
const spoken = "A bus is coming.";

const script = (say: (from: number) => string) => `task: Read and Select
section: reading
drawing: /images/a.svg
scenes:
  - kind: title
    title: Words
    facts: [five seconds]
    beats:
      - say: ${say(sentences[0])}
  - kind: screen
    instruction: Choose
    text: One {a|word} of many.
    options: [first, second]
    beats:
      - say: ${say(sentences[1])}
        on: [a]
        note: a word
      - say: ${spoken}
        voice: rms
      - say: ${say(sentences[2])}
        cross: [A]
      - say: ${say(sentences[3])}
        choose: B
  - kind: photo
    instruction: Look
    image: /images/b.svg
    spots:
      bus: [1, 2, 3, 4]
    lines: [on the left]
    beats:
      - say: ${say(sentences[4])}
        spot: bus
`;

/** A lesson film with its captions in every language; `made` is what the builder would have left. */
export function gateFilm(say: Say): (readonly [string, string])[] {
  const english = (from: number) => say(defaultLocale, from, 5);
  const captions = locales
    .filter((locale) => locale !== defaultLocale)
    .map((locale) => {
      const translated = sentences.map((from) => [english(from), say(locale, from, 5)]);
      const all = Object.fromEntries([...translated, [spoken, spoken]]);
      return [`content/films/one/${locale}.json`, `${JSON.stringify(all, null, 2)}\n`] as const;
    });
  return [["content/films/one/script.yaml", script(english)], ...captions];
}

export function writeMadeFilm(root: string) {
  const film = {
    id: "one",
    title: "Read and Select",
    script: scriptHash(root, readScript(root, "one")),
    file: "one-0.mp4",
    bytes: 1,
    seconds: 4,
    poster: "one-1.webp",
    cues: [{ start: 0, end: 4, text: spoken }],
  };
  mkdirSync(path.join(root, filmsFolder), { recursive: true });
  for (const name of [film.file, film.poster]) writeFileSync(path.join(root, filmsFolder, name), "x");
  writeFileSync(path.join(root, indexFile), JSON.stringify([film]));
}
