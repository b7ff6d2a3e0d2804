import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

import { parse } from "yaml";
import { z } from "zod";

import { Film } from "@/lib/content/films/film-schema";
import { FilmScript } from "@/scripts/films/film-script";

export const scriptsFolder = "content/films";
export const filmsFolder = "public/films";
export const indexFile = `${filmsFolder}/index.json`;
export const scriptFile = (id: string) => `${scriptsFolder}/${id}/script.yaml`;

/** Raise it when the drawing or the voice changes: every film is made anew. */
const edition = 1;

export const hashOf = (...parts: (string | Buffer)[]) =>
  parts.reduce((hash, part) => hash.update(part), createHash("sha256")).digest("hex");

/** The drawings of a film, and where its script names them. */
export const picturesIn = ({ drawing, scenes }: FilmScript): { file: string; at: PropertyKey[] }[] => [
  { file: drawing, at: ["drawing"] },
  ...scenes.flatMap((scene, index) =>
    scene.kind === "photo" ? [{ file: scene.image, at: ["scenes", index, "image"] }] : [],
  ),
];

/** Of everything a film is made of. */
export function scriptHash(root: string, script: FilmScript): string {
  const files = picturesIn(script).map(({ file }) => readFileSync(path.join(root, "public", file)));
  return hashOf(String(edition), JSON.stringify(script), ...files).slice(0, 16);
}

export function filmNames(root: string): string[] {
  const folder = path.join(root, scriptsFolder);
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort();
}

export const readScript = (root: string, id: string) =>
  FilmScript.parse(parse(readFileSync(path.join(root, scriptFile(id)), "utf8")));

export function readFilms(root: string): Film[] {
  const file = path.join(root, indexFile);
  return existsSync(file) ? z.array(Film).parse(JSON.parse(readFileSync(file, "utf8"))) : [];
}
