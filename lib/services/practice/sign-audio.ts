import "server-only";
import { isSigned, sign } from "@/lib/core/signing";
import type { Media } from "@/lib/services/practice/views";
import type { Runtime } from "@/lib/services/runtime";
import type { SpeechRate } from "@/lib/speech/synthesizer";

const validSeconds = 7_200;
/** Addresses made within this time are the same, so that a browser finds what it has. */
const stepSeconds = 900;

const keyOf = (runtime: Runtime) => runtime.secrets("practice-audio");
const textOf = ({ id, rate, exp }: { id: string; rate: SpeechRate; exp: number }) => `${id} ${rate} ${exp}`;

/** The address of a recording; whoever has it may listen for up to two hours. */
export function signAudio(runtime: Runtime, id: string, rate: SpeechRate) {
  const exp = Math.floor((runtime.now().getTime() / 1_000 + validSeconds) / stepSeconds) * stepSeconds;
  const sig = sign(keyOf(runtime), textOf({ id, rate, exp }));
  return `/api/practice/audio/${id}?rate=${rate}&exp=${exp}&sig=${sig}`;
}

export function isSignedAudio(
  runtime: Runtime,
  given: { id: string; rate: SpeechRate; exp: number; sig: string },
) {
  return isSigned(keyOf(runtime), textOf(given), given.sig) && given.exp * 1_000 > runtime.now().getTime();
}

/** The addresses somebody gets with a question: the slow recording after the answer, with Premium at any time. */
export function signMedia(runtime: Runtime, audioId: string | null, canHearSlow: boolean): Media | null {
  if (audioId === null) return null;
  return {
    normal: signAudio(runtime, audioId, "normal"),
    slow: canHearSlow ? signAudio(runtime, audioId, "slow") : null,
  };
}
