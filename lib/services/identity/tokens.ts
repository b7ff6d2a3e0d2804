import "server-only";
import { createHash, randomBytes } from "node:crypto";

/** 32 random bytes; only the hash is stored. */
export function newToken() {
  return randomBytes(32).toString("base64url");
}

export function hashToken(token: string) {
  return createHash("sha256").update(token).digest("hex");
}
