import "server-only";
import { z } from "zod";

import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import type { CorrectionRow } from "@/lib/services/corrections/correction-rows";
import { soundOf } from "@/lib/services/corrections/prompt-sounds";
import type { Asked } from "@/lib/services/corrections/views";

/** What was asked, as a correction keeps it: it stays when the prompt goes. */
export const StoredAsked = z.object({
  parts: z.array(z.string()),
  points: z.array(z.string()),
  /** What was heard before, for an engine. */
  heard: z.array(z.string()).default([]),
  picture: z
    .object({
      scene: z.string(),
      alt: z.string(),
      description: z.string(),
      credit: z.string().nullable().default(null),
    })
    .nullable(),
});
export type StoredAsked = z.infer<typeof StoredAsked>;

const titleLength = 80;

/** Where the picture of a scene is. */
export const pictureOf = (picture: StoredAsked["picture"]): Asked["picture"] =>
  picture && {
    src: `/api/corrections/pictures/${picture.scene}`,
    alt: picture.alt,
    description: picture.description,
    credit: picture.credit,
  };

export function askedView(
  asked: StoredAsked,
  { task, promptName, said }: Pick<CorrectionRow, "promptName" | "said"> & { task: CorrectedTask },
): Asked {
  return {
    title: titleOf(asked, said),
    parts: asked.parts,
    sounds: asked.parts.map((text) => soundOf({ task, prompt: promptName ?? "", text })),
    points: asked.points,
    picture: pictureOf(asked.picture),
  };
}

export function titleOf({ parts, picture }: StoredAsked, said: string) {
  const whole = (picture?.alt ?? parts.find((part) => part !== "") ?? said).replaceAll(/\s+/g, " ").trim();
  const letters = [...whole];
  return letters.length > titleLength ? `${letters.slice(0, titleLength).join("").trimEnd()}…` : whole;
}

/** For an engine: of a picture what it shows. */
export const askedOfEngine = ({ parts, points, heard, picture }: StoredAsked) =>
  picture
    ? [picture.description]
    : [...parts.slice(0, 1).map((part) => [part, ...points, ...heard].join(" ")), ...parts.slice(1)];
