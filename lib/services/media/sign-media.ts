import "server-only";

import { isSigned, sign } from "@/lib/core/signing";
import type { Runtime } from "@/lib/services/runtime";

const validSeconds = 7_200;
/** Addresses made within this time are the same, so that a browser finds what it has. */
const stepSeconds = 900;

export type SignedMedia = { id: string; version: number; rate: "normal" | "slow"; exp: number };

const keyOf = (runtime: Runtime) => runtime.secrets("practice-audio");
const textOf = ({ id, version, rate, exp }: SignedMedia) => `${id} ${version} ${rate} ${exp}`;

/** The address of a recording or picture; whoever has it may fetch it for up to two hours. */
export function signMedia(runtime: Runtime, what: Omit<SignedMedia, "exp">) {
  const { id, version, rate } = what;
  const exp = Math.floor((runtime.now().getTime() / 1_000 + validSeconds) / stepSeconds) * stepSeconds;
  const sig = sign(keyOf(runtime), textOf({ ...what, exp }));
  return `/api/media/${id}/${version}?rate=${rate}&exp=${exp}&sig=${sig}`;
}

export function isSignedMedia(runtime: Runtime, given: SignedMedia & { sig: string }) {
  return isSigned(keyOf(runtime), textOf(given), given.sig) && given.exp * 1_000 > runtime.now().getTime();
}

/** The addresses of before had no version; a page that was open meanwhile still plays its recordings. */
export function isSignedAudio(runtime: Runtime, given: Omit<SignedMedia, "version"> & { sig: string }) {
  const { id, rate, exp, sig } = given;
  return isSigned(keyOf(runtime), `${id} ${rate} ${exp}`, sig) && exp * 1_000 > runtime.now().getTime();
}
