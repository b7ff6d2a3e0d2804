import "server-only";
import type { consentKinds } from "@/lib/db/schema/corrections";
import type { Processor } from "@/lib/services/corrections/correctors";
import type { Runtime } from "@/lib/services/runtime";

export type ConsentKind = (typeof consentKinds)[number];

/** Of the words that are shown, in all languages alike; a new one asks everybody again. */
export const consentVersions: Record<ConsentKind, string> = {
  "hosted-text": "2026-11",
  "hosted-speech": "2026-11",
  recording: "2026-11-28",
};

/** Who gets what is sent in, besides this installation. */
export function processorOf({ correctors }: Runtime, kind: ConsentKind): Processor | null {
  if (kind === "hosted-text") return correctors.writingModel?.processor ?? null;
  return kind === "hosted-speech" ? (correctors.speaking?.processor ?? null) : null;
}

/** What somebody agreed to stands for this text and this processor only. */
export const processorText = (processor: Processor | null) =>
  processor && `${processor.name}, ${processor.place}, ${processor.keeps}`;
