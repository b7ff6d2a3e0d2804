import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

import type { z } from "zod";

import { readAuthoredFile } from "@/lib/bank/authored-file";
import { BankPhoto, creditOf } from "@/lib/bank/scenes/photo";
import { Scene } from "@/lib/bank/scenes/scene";

/** A picture of the photo tasks, drawn or photographed. */
export type Picture = Scene & {
  /** Below `content/bank`. */
  file: string;
  credit: string | null;
};

/** The scenes of `content/bank`, then its photographs, each by name. Throws with the file and line that is not valid. */
export function readPictures(bank: string): Picture[] {
  const scenes = readEach(bank, "scenes", Scene).map((scene) => ({
    ...scene,
    file: `scenes/${scene.id}.svg`,
    credit: null,
  }));
  const photos = readEach(bank, "photos", BankPhoto).map(
    ({ licence, attribution, source: _source, people: _people, ...scene }) => ({
      ...scene,
      file: `photos/${scene.id}.webp`,
      credit: creditOf({ licence, attribution }),
    }),
  );
  return [...scenes, ...photos];
}

function readEach<Schema extends z.ZodType>(
  bank: string,
  folder: string,
  schema: Schema,
): z.output<Schema>[] {
  const place = path.join(bank, folder);
  const names = existsSync(place) ? readdirSync(place) : [];
  return names
    .filter((name) => name.endsWith(".json"))
    .sort()
    .map((name) => readAuthoredFile(path.join(place, name), schema));
}
