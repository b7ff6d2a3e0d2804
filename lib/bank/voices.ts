import { z } from "zod";

import { genders } from "@/lib/questions/interactive-listening/schema";

export const Speaker = z.enum(genders);
export type Speaker = z.infer<typeof Speaker>;

/** A voice that more of the words are misheard of serves nothing that is scored. In percent. */
export const mostWordErrors = 6;

/** Percent of the words that an independent recognizer mishears at the pace of the levels: docs/bank-quality.md. */
export const wordErrors = { rms: 5, slt: 22.5, awb: 19.8 } as const;
type EmbeddedVoice = keyof typeof wordErrors;

export const servesScored = (voice: EmbeddedVoice) => wordErrors[voice] <= mostWordErrors;

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
