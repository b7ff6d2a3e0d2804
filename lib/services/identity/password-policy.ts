import "server-only";

import { AppError } from "@/lib/core/errors";

/** In characters. */
export const passwordLength = { least: 15, most: 256 } as const;

/** Parts that long common passwords are put together from. Longer ones first, so that they are taken out whole. */
const commonParts = [
  "correcthorsebatterystaple",
  "thequickbrownfoxjumpsoverthelazydog",
  "mypasswordissecure",
  "administrator",
  "championsleague",
  "chocolatechip",
  "manchesterunited",
  "theunforgiven",
  "supersecret",
  "letmeinplease",
  "princess",
  "password",
  "passwort",
  "passphrase",
  "motdepasse",
  "contrasena",
  "iloveyou",
  "trustnoone",
  "football",
  "baseball",
  "basketball",
  "superman",
  "starwars",
  "sunshine",
  "michelle",
  "jennifer",
  "computer",
  "internet",
  "whatever",
  "duolingo",
  "bandwise",
  "changeme",
  "welcome",
  "default",
  "english",
  "letmein",
  "shadow",
  "dragon",
  "monkey",
  "master",
  "secret",
  "qwertz",
  "azerty",
  "qwerty",
  "abc",
  "test",
  "admin",
  "login",
  "hello",
  "please",
  "number",
  "my",
  "is",
  "the",
  "and",
  "det",
];

const rows = [
  "01234567890123456789",
  "09876543210987654321",
  "abcdefghijklmnopqrstuvwxyz",
  "zyxwvutsrqponmlkjihgfedcba",
  "qwertyuiopasdfghjklzxcvbnm",
  "qwertzuiopasdfghjklyxcvbnm",
  "azertyuiopqsdfghjklmwxcvbn",
  "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
  "q1w2e3r4t5y6u7i8o9p0",
  "1q2w3e4r5t6y7u8i9o0p",
];

/** What has to be left of a password once everything easy is taken out of it. */
const minOwn = 8;

/**
 * Length as typed, and not one of the passwords that are tried first: common words, keyboard rows, repetition,
 * the product's name and the person's own address. No rules on kinds of characters.
 */
export function refuseWeakPassword(password: string, email: string) {
  const length = [...password].length;
  if (length < passwordLength.least || length > passwordLength.most) throw new AppError("request/invalid");
  if (ownPart(password, email) < minOwn) throw new AppError("auth/weak-password");
}

function ownPart(password: string, email: string) {
  const folded = password.normalize("NFKC").toLowerCase();
  const plain = folded.replace(/[^\p{L}\p{N}]/gu, "");
  if (plain === "") return new Set(folded).size;
  const own = email
    .split(/[^a-z0-9]+/)
    .filter((part) => part.length >= 3)
    .toSorted((a, b) => b.length - a.length);
  let rest = plain;
  for (const part of [...own, ...commonParts]) rest = rest.replaceAll(part, " ");
  rest = withoutRows(rest).replaceAll(" ", "");
  return unrepeated(rest);
}

function withoutRows(text: string) {
  let rest = text;
  for (const row of rows) {
    for (let length = Math.min(row.length, rest.length); length >= 4; length -= 1) {
      for (let from = 0; from + length <= row.length; from += 1) {
        rest = rest.replaceAll(row.slice(from, from + length), " ");
      }
    }
  }
  return rest;
}

/** The length of the shortest piece whose repetition gives the text; few different characters count as themselves. */
function unrepeated(text: string) {
  const different = new Set(text).size;
  if (different < 5) return different;
  for (let length = 1; length <= text.length / 2; length += 1) {
    if (
      text
        .slice(0, length)
        .repeat(Math.ceil(text.length / length))
        .startsWith(text)
    )
      return length;
  }
  return text.length;
}
