import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

import type { Film } from "@/lib/content/films/film-schema";
import { start, type Report } from "@/lib/content/gate/report";
import { defaultLocale, isLocale, locales } from "@/lib/i18n/locales";
import { checkCaptions } from "@/scripts/content/check/check-captions";
import { checkImageFile } from "@/scripts/content/check/check-pictures";
import { reportInto, type Fault } from "@/scripts/content/fault";
import { readSource } from "@/scripts/content/source-file";
import { parseYaml, placeOf, readYaml, type YamlSource } from "@/scripts/content/yaml-source";
import {
  filmNames,
  filmsFolder,
  indexFile,
  picturesIn,
  readFilms,
  scriptFile,
  scriptHash,
  scriptsFolder,
} from "@/scripts/films/film-files";
import { FilmScript } from "@/scripts/films/film-script";
import { unknownParts } from "@/scripts/films/unknown-parts";

/** The lesson films: their scripts, whether they were made of the scripts as they are now, and their captions. */
export function checkFilms(root: string, faults: Fault[], { complete }: { complete: boolean }) {
  const names = filmNames(root);
  const films = new Map(readMade(root, faults).map((film) => [film.id, film]));
  checkNames(root, faults);
  for (const id of names) checkFilm(root, id, films.get(id), faults, complete);
  for (const id of films.keys())
    if (!names.includes(id))
      reportInto(faults, indexFile)(start, "film/stale", `"${id}" has no script; run npm run films:build`);
}

function readMade(root: string, faults: Fault[]): Film[] {
  try {
    return readFilms(root);
  } catch {
    const advice = "this list cannot be read; delete it and run npm run films:build";
    reportInto(faults, indexFile)(start, "film/stale", advice);
    return [];
  }
}

function checkNames(root: string, faults: Fault[]) {
  const folder = path.join(root, scriptsFolder);
  if (!existsSync(folder)) return;
  const refuse = (file: string, advice: string) =>
    reportInto(faults, `${scriptsFolder}/${file}`)(start, "file/unknown", advice);
  for (const name of readdirSync(folder).sort()) {
    if (!statSync(path.join(folder, name)).isDirectory()) {
      refuse(name, `put it into a folder of its own: ${scriptsFolder}/<film>/script.yaml`);
      continue;
    }
    for (const file of readdirSync(path.join(folder, name)).sort())
      if (file !== "script.yaml" && !(file.endsWith(".json") && isLocale(path.parse(file).name)))
        refuse(
          `${name}/${file}`,
          "nothing reads this file; a film has script.yaml, and captions as <language>.json",
        );
  }
}

function checkFilm(root: string, id: string, film: Film | undefined, faults: Fault[], complete: boolean) {
  const file = scriptFile(id);
  const report = reportInto(faults, file);
  if (!existsSync(path.join(root, file))) {
    report(start, "file/missing", "add script.yaml: what the film says and shows");
    return;
  }
  const source = readSource(root, file, report);
  const yaml = source === null ? null : readYaml(source, 1, report);
  const script = yaml ? parseYaml(yaml, FilmScript, report) : null;
  if (!yaml || !script) return;
  const found = faults.length;
  checkScript(root, script, yaml, report);
  if (faults.length === found && !isCurrent(root, script, film))
    report(start, "film/stale", `the film is not of this script; run npm run films:build -- ${id}`);
  for (const locale of locales.filter((each) => each !== defaultLocale))
    checkCaptions(root, { file: `${scriptsFolder}/${id}/${locale}.json`, locale, script }, faults, complete);
}

function checkScript(root: string, script: FilmScript, yaml: YamlSource, report: Report) {
  for (const { file, at } of picturesIn(script)) checkImageFile(root, file, placeOf(yaml, at), report);
  for (const { at, advice } of unknownParts(script)) report(placeOf(yaml, at), "film/part", advice);
}

const isCurrent = (root: string, script: FilmScript, film: Film | undefined) =>
  film?.script === scriptHash(root, script) &&
  [film.file, film.poster].every((name) => existsSync(path.join(root, filmsFolder, name)));
