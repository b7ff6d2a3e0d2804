import { z } from "zod";

import { Scene } from "@/lib/bank/scenes/scene";

/** Under these a photograph may be shown to paying learners, cut and scaled. */
export const photoLicences = [
  "CC0-1.0",
  "CC-BY-2.0",
  "CC-BY-3.0",
  "CC-BY-4.0",
  "CC-BY-SA-2.0",
  "CC-BY-SA-3.0",
  "CC-BY-SA-4.0",
  "purchased",
  "own",
] as const;

const file = z.string().regex(/^[\w-]+\.(?:jpe?g|png|webp|avif)$/i, {
  error: "a name in the same folder: jpg, png, webp or avif",
});

/** One entry of the `manifest.yaml` that lies beside the photographs. */
export const PhotoEntry = Scene.extend({
  file,
  licence: z.enum(photoLicences),
  /** Who is named below the picture. */
  attribution: z.string().min(3).max(200).nullable(),
  /** Where it was found, or the invoice under which it was bought. */
  source: z.string().min(3).max(300),
  /** Whoever can be recognised has agreed (`released`), or nobody can. */
  people: z.enum(["none", "not-recognizable", "released"]),
}).superRefine(({ licence, attribution }, context) => {
  if (licence.startsWith("CC-BY") && attribution === null)
    context.addIssue({
      code: "custom",
      path: ["attribution"],
      message: `${licence} wants the author's name`,
    });
});
export type PhotoEntry = z.infer<typeof PhotoEntry>;
