import { z } from "zod";

import spoken from "@/public/films/index.json";
import { Film } from "@/lib/content/films/film-schema";

const films = new Map(
  z
    .array(Film)
    .parse(spoken)
    .map((film) => [film.id, film]),
);

export const filmIds = [...films.keys()];

/** A lesson film of our own; null where none has been made. */
export const getFilm = (id: string) => films.get(id) ?? null;
