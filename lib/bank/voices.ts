import { z } from "zod";

import { genders } from "@/lib/questions/interactive-listening/schema";

export const Speaker = z.enum(genders);
export type Speaker = z.infer<typeof Speaker>;

/** A voice that more of the words are misheard of serves nothing that is scored. In percent. */
export const mostWordErrors = 6;

/** Percent of so many words that an independent recognizer misheard. */
export type WordErrors = { percent: number; words: number };

/** Of the embedded voices at the pace of the levels: docs/bank-quality.md, awb by the weaker of its recognizers alone. */
export const wordErrors = {
  rms: { percent: 5, words: 4_527 },
  slt: { percent: 5.6, words: 2_215 },
  awb: { percent: 19.8, words: 4_527 },
} as const satisfies Record<string, WordErrors>;
type EmbeddedVoice = keyof typeof wordErrors;

/** What the percentage may really be, 95 times in a hundred at most: chance alone lets no voice pass. */
export function highestErrors({ percent, words }: WordErrors): number {
  const share = Math.max(percent, 0.1) / 100;
  return percent + 196 * Math.sqrt((share * (1 - share)) / words);
}

export const servesScored = (voice: EmbeddedVoice) => highestErrors(wordErrors[voice]) <= mostWordErrors;

/** Dictations, and whatever nobody in particular says. */
export const clearestVoice: EmbeddedVoice = "rms";

/** Who should be heard as whom. */
const intended: Record<Speaker, EmbeddedVoice> = { woman: "slt", man: "rms" };

/** The voice of a speaker: the intended one once it passes, else the one that is understood best. */
export const voiceOf = (speaker: Speaker): EmbeddedVoice =>
  servesScored(intended[speaker]) ? intended[speaker] : clearestVoice;

/** Voices that an operator gives to speakers, and to what nobody in particular says. */
export type Cast = { woman?: string; man?: string; anybody?: string };

/** `woman=<voice>,man=<voice>`, or one voice for all. */
export function parseCast(text: string): Cast {
  if (!text.includes("=")) return { woman: text, man: text, anybody: text };
  const parts = text.split(",").map((part) => part.split("=").map((word) => word.trim()));
  return Object.fromEntries(
    parts.map(([who, voice]) => [Speaker.or(z.literal("anybody")).parse(who), voice]),
  );
}

type Spoken = { source: { from: string; voice?: string }; speaker?: Speaker | undefined };

/** A recording that a voice of this installation speaks instead of the embedded one. */
export function castVoice<Media extends Spoken>(media: Media, cast: Cast): Media {
  const voice = cast[media.speaker ?? "anybody"] ?? cast.anybody;
  if (media.source.from !== "speech" || voice === undefined) return media;
  return { ...media, source: { ...media.source, voice } };
}
