import "server-only";

import { AppError } from "@/lib/core/errors";

/** Google sign-in needs a client id; without one no credential can be verified, and an unverified one is not believed. */
export function decodeCredential(input: { credential: string }): never {
  const isJwt = input.credential.split(".").length === 3;
  throw new AppError(isJwt ? "auth/google-unavailable" : "auth/invalid-jwt");
}
