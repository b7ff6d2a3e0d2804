import "server-only";
import { hash, verify } from "@node-rs/argon2";
import pLimit from "p-limit";

import { AppError } from "@/lib/core/errors";

/** argon2id, as OWASP advises: 19 MiB, two passes, one lane. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;
const mayWait = 64;

const hashing = pLimit(atOnce);

/** Hashing is dear on purpose: two at once, so that a flood of sign-ins leaves the machine able to answer the rest. */
async function inTurn<Result>(work: () => Promise<Result>) {
  if (hashing.activeCount + hashing.pendingCount >= atOnce + mayWait)
    throw new AppError("server/unavailable", { retryAfter: 3 });
  return hashing(work);
}

export function hashPassword(password: string) {
  return inTurn(() => hash(password, cost));
}

/** For an address without an account: the same work against a hash that nothing matches. */
const nobody =
  "$argon2id$v=19$m=19456,t=2,p=1$SEb+vTHwdtmlssfLg+NL0g$9EHWvZK6kwS7FoHmglxk8wFxKkzCTtBNV18oz3LKYic";

export async function verifyPassword(passwordHash: string | null, password: string) {
  const isRight = await inTurn(() => verify(passwordHash ?? nobody, password));
  return isRight && passwordHash !== null;
}
