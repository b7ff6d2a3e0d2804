import { createHmac, timingSafeEqual } from "node:crypto";

type Key = Buffer | string;

/** HMAC-SHA-256. A key serves one purpose: `runtime.secrets` derives one for each. */
export function hmac(key: Key, text: string) {
  return createHmac("sha256", key).update(text).digest();
}

/** The signature of a text, as it stands in addresses, headers and cookies. */
export function sign(key: Key, text: string) {
  return hmac(key, text).toString("base64url");
}

/** Whether `signature` is the one of this text; takes as long for every wrong one. */
export function isSigned(key: Key, text: string, signature: string) {
  return isSameSecret(signature, sign(key, text));
}

/** Compares without telling by its time how much of `sent` is right. The length of what is wanted is no secret. */
export function isSameSecret(sent: string, wanted: string) {
  const [given, expected] = [Buffer.from(sent), Buffer.from(wanted)];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
