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

const rights = {
  licence: z.enum(photoLicences),
  /** Who is named below the picture. */
  attribution: z.string().min(3).max(200).nullable(),
  /** Where it was found, or the invoice under which it was bought. */
  source: z.string().min(3).max(300),
  /** Whoever can be recognised has agreed (`released`), or nobody can. */
  people: z.enum(["none", "not-recognizable", "released"]),
};

type Rights = { licence: (typeof photoLicences)[number]; attribution: string | null };

function namesAuthor({ licence, attribution }: Rights, context: z.RefinementCtx) {
  if (licence.startsWith("CC-BY") && attribution === null)
    context.addIssue({
      code: "custom",
      path: ["attribution"],
      message: `${licence} wants the author's name`,
    });
}

/** One entry of the `manifest.yaml` that lies beside the photographs. */
export const PhotoEntry = Scene.extend({ file, ...rights }).superRefine(namesAuthor);
export type PhotoEntry = z.infer<typeof PhotoEntry>;

/** What the bank keeps of it, as `photos/<id>.json` beside `photos/<id>.webp`. */
export const BankPhoto = Scene.extend(rights).superRefine(namesAuthor);

/** What stands below the picture: who made it and under which licence, where somebody is to be named. */
export function creditOf({ licence, attribution }: Rights): string | null {
  if (attribution === null) return null;
  return licence.startsWith("CC") ? `${attribution}, ${spoken(licence)}` : attribution;
}

/** As its makers write it: `CC BY-SA 4.0`. */
const spoken = (licence: string) => licence.replace(/^CC-/, "CC ").replace(/-(?=[\d.]+$)/, " ");
