import "server-only";
import { createHmac, timingSafeEqual } from "node:crypto";

import type { Media } from "@/lib/services/practice/views";
import type { Runtime } from "@/lib/services/runtime";
import type { SpeechRate } from "@/lib/speech/synthesizer";

const validSeconds = 7_200;
/** Addresses made within this time are the same, so that a browser finds what it has. */
const stepSeconds = 900;

function signature(runtime: Runtime, what: { id: string; rate: SpeechRate; exp: number }) {
  return createHmac("sha256", runtime.secrets("practice-audio"))
    .update(`${what.id} ${what.rate} ${what.exp}`)
    .digest();
}

/** The address of a recording; whoever has it may listen for up to two hours. */
export function signAudio(runtime: Runtime, id: string, rate: SpeechRate) {
  const exp = Math.floor((runtime.now().getTime() / 1_000 + validSeconds) / stepSeconds) * stepSeconds;
  const sig = signature(runtime, { id, rate, exp }).toString("base64url");
  return `/api/practice/audio/${id}?rate=${rate}&exp=${exp}&sig=${sig}`;
}

export function isSignedAudio(
  runtime: Runtime,
  given: { id: string; rate: SpeechRate; exp: number; sig: string },
) {
  const expected = signature(runtime, given);
  const sig = Buffer.from(given.sig, "base64url");
  return (
    sig.length === expected.length &&
    timingSafeEqual(sig, expected) &&
    given.exp * 1_000 > runtime.now().getTime()
  );
}

/** The addresses somebody gets with a question: the slow recording after the answer, with Premium at any time. */
export function signMedia(runtime: Runtime, audioId: string | null, canHearSlow: boolean): Media | null {
  if (audioId === null) return null;
  return {
    normal: signAudio(runtime, audioId, "normal"),
    slow: canHearSlow ? signAudio(runtime, audioId, "slow") : null,
  };
}
