import "server-only";

import { AppError } from "@/lib/core/errors";
import { isSigned, sign } from "@/lib/core/signing";
import type { Found } from "@/lib/services/media/read-media";
import type { Runtime } from "@/lib/services/runtime";

const validSeconds = 7_200;
/** Addresses made within this time are the same, so that a browser finds what it has. */
const stepSeconds = 900;
const urlSeconds = 600;

type Signed = { word: string; exp: number };

const keyOf = (runtime: Runtime) => runtime.secrets("word-audio");
const textOf = ({ word, exp }: Signed) => `${word} ${exp}`;

/** The address of a spoken word. Without a signature nobody could keep the voice from reading whatever is sent. */
export function signWord(runtime: Runtime, word: string) {
  const exp = Math.floor((runtime.now().getTime() / 1_000 + validSeconds) / stepSeconds) * stepSeconds;
  const sig = sign(keyOf(runtime), textOf({ word, exp }));
  return `/api/words/${encodeURIComponent(word)}/audio?exp=${exp}&sig=${sig}`;
}

/** The word spoken by the embedded voice, made when somebody first asks for it. */
export async function readWordAudio(runtime: Runtime, given: Signed & { sig: string }): Promise<Found> {
  const isValid =
    isSigned(keyOf(runtime), textOf(given), given.sig) && given.exp * 1_000 > runtime.now().getTime();
  if (!isValid) throw new AppError("audio/unknown");
  const spoken = { text: given.word, voice: "rms", rate: "normal" } as const;
  const url = await runtime.recordings.address(spoken, urlSeconds);
  if (url !== null) return { url };
  return { bytes: await runtime.recordings.read(spoken), contentType: "audio/mpeg" };
}
