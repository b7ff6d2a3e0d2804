import "server-only";
import { z } from "zod";

import type { MediaSource } from "@/lib/bank/media";
import { AppError } from "@/lib/core/errors";
import { readBankFile } from "@/lib/services/media/bank-files";
import { readMediaVersion } from "@/lib/services/media/media-versions";
import { leaveOut } from "@/lib/services/media/leave-out";
import type { Spoken } from "@/lib/services/media/recordings";
import { isSignedAudio, isSignedMedia, type SignedMedia } from "@/lib/services/media/sign-media";
import type { Runtime } from "@/lib/services/runtime";
import { type SpeechRate, Voice } from "@/lib/speech/synthesizer";

/** Also the schema of the address's parameter. */
export const AudioRate = z.enum(["normal", "slow"] satisfies SpeechRate[]);

/** The bytes with their type, or where the store gives them out itself. */
export type Found = { bytes: Uint8Array<ArrayBuffer>; contentType: string } | { url: string };

export function spokenOf(
  { text, voice, pace, wordsAMinute }: Extract<MediaSource, { from: "speech" }>,
  rate: SpeechRate,
): Spoken {
  return {
    ...{ text, voice: Voice.parse(voice), rate },
    ...(pace !== undefined && { pace }),
    ...(wordsAMinute !== undefined && { wordsAMinute }),
  };
}

/** A recording or picture for whoever holds its signed address. */
export async function readMedia(runtime: Runtime, input: SignedMedia & { sig: string }): Promise<Found> {
  if (!isSignedMedia(runtime, input)) throw new AppError("audio/unknown");
  return readOrLeaveOut(runtime, input);
}

/** A recording by an address of before, which names no version. */
export async function readAudio(
  runtime: Runtime,
  input: Omit<SignedMedia, "version"> & { sig: string },
): Promise<Found> {
  if (!isSignedAudio(runtime, input)) throw new AppError("audio/unknown");
  return readOrLeaveOut(runtime, input);
}

type Wanted = { id: string; rate: SpeechRate; version?: number };

/** Who asks next is asked something else than what cannot be heard. */
async function readOrLeaveOut(runtime: Runtime, wanted: Wanted) {
  try {
    return await readVersion(runtime, wanted);
  } catch (err) {
    if (err instanceof AppError && err.code === "audio/unavailable") await leaveOut(runtime, wanted.id);
    throw err;
  }
}

/** One version, or the newest. Throws `audio/unknown`, `audio/unavailable`. */
export async function readVersion(runtime: Runtime, { id, rate, version }: Wanted): Promise<Found> {
  const found = await readMediaVersion(runtime.database.db, id, version);
  if (!found) throw new AppError("audio/unknown");
  const { source } = found;
  if (source.from === "file")
    return { bytes: await readBankFile(source.name), contentType: source.contentType };
  if (source.from === "person") {
    const bytes = await runtime.files("people").get(source.name);
    if (!bytes) throw new AppError("audio/unavailable");
    return { bytes, contentType: "audio/mpeg" };
  }
  const spoken = spokenOf(source, rate);
  const url = await runtime.recordings.address(spoken, 600);
  if (url !== null) return { url };
  return { bytes: await runtime.recordings.read(spoken), contentType: "audio/mpeg" };
}
