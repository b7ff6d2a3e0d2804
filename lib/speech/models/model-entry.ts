import { z } from "zod";

const Name = z.string().regex(/^[a-z0-9][a-zA-Z0-9._-]{0,80}$/);
/** Inside the model's folder. */
const Place = z.string().regex(/^(?!.*\.\.)[\w.][\w./-]*$/, "a path inside the model's folder");
const Sha256 = z.string().regex(/^[0-9a-f]{64}$/);

/** What a family's files are for; `lexicon`, `data` and `rules` where it has them. */
const Vits = z.strictObject({
  family: z.literal("vits"),
  model: Place,
  tokens: Place,
  lexicon: Place.optional(),
  data: Place.optional(),
});
const Kokoro = z.strictObject({
  family: z.literal("kokoro"),
  model: Place,
  voices: Place,
  tokens: Place,
  lexicon: Place,
  data: Place,
});
const Moonshine = z.strictObject({
  family: z.literal("moonshine"),
  preprocessor: Place,
  encoder: Place,
  uncachedDecoder: Place,
  cachedDecoder: Place,
  tokens: Place,
});
const Whisper = z.strictObject({
  family: z.literal("whisper"),
  encoder: Place,
  decoder: Place,
  tokens: Place,
});
const NemoCtc = z.strictObject({ family: z.literal("nemo-ctc"), model: Place, tokens: Place });
const SileroVad = z.strictObject({ family: z.literal("silero-vad"), model: Place });

export const SpeakingFiles = z.discriminatedUnion("family", [Vits, Kokoro]);
export type SpeakingFiles = z.infer<typeof SpeakingFiles>;
export const HearingFiles = z.discriminatedUnion("family", [Moonshine, Whisper, NemoCtc]);
export type HearingFiles = z.infer<typeof HearingFiles>;

const common = {
  name: Name,
  /** The maker's own; plain HTTP on this machine only. */
  address: z.union([
    z.url({ protocol: /^https$/ }),
    z.url({ protocol: /^http$/, hostname: /^(localhost|127\.0\.0\.1)$/ }),
  ]),
  packing: z.enum(["tar.bz2", "tar.gz", "none"]),
  /** Of the download; a maker's page may round it. */
  bytes: z.number().int().positive(),
  /** More than this is not unpacked. */
  unpackedBytes: z.number().int().positive(),
  licence: z.string().min(1),
  licenceAddress: z.url(),
  /** Null where none is published: the first download records it. */
  sha256: Sha256.nullable(),
};

/** A model that can be downloaded, and which of its files are for what. */
export const ModelEntry = z.discriminatedUnion("for", [
  z.strictObject({
    ...common,
    for: z.literal("speech"),
    files: SpeakingFiles,
    /** Names of its American voices with their number in the model. */
    speakers: z.record(z.string().regex(/^[a-z0-9_]+$/), z.number().int().min(0)),
  }),
  z.strictObject({ ...common, for: z.literal("transcription"), files: HearingFiles }),
  z.strictObject({ ...common, for: z.literal("voice-activity"), files: SileroVad }),
]);
export type ModelEntry = z.infer<typeof ModelEntry>;

/** Which of the files have to be there. */
export const placesOf = (entry: ModelEntry): string[] =>
  Object.entries(entry.files).flatMap(([use, place]) => (use === "family" || !place ? [] : [place]));
