import "server-only";

import { sign } from "@/lib/core/signing";
import type { Executor } from "@/lib/db/database";
import { deployment } from "@/lib/db/schema/operation";
import { type Derive, secretAdvice, type Secrets } from "@/lib/services/operation/secrets";

const fingerprintOf = (secrets: Derive) => sign(secrets("fingerprint"), "this database's secret");

/** Throws when the database was used with another secret. False when it has not been used yet. */
export async function checkSecret(db: Executor, secrets: Secrets): Promise<boolean> {
  const [kept] = await db.select().from(deployment);
  if (!kept) return false;
  if (kept.secretFingerprint !== fingerprintOf(secrets))
    throw new Error(
      secrets.file
        ? `The secret in ${secrets.file} is not the one this database was used with: ${secretAdvice(secrets.file)}.`
        : "The secret is not the one this database was used with: set APP_SECRET as the other processes have it, or, if it was changed on purpose, stop them all and run `npm run secret:accept`.",
    );
  return true;
}

/** The first process on a database writes its secret's fingerprint down; every other one is compared with it. */
export async function claimSecret(db: Executor, secrets: Secrets): Promise<void> {
  await db
    .insert(deployment)
    .values({ secretFingerprint: fingerprintOf(secrets) })
    .onConflictDoNothing();
  await checkSecret(db, secrets);
}

/** From now on the database belongs to this secret. What the old one signed is void: codes and links in mails. */
export async function acceptSecret(db: Executor, secrets: Derive): Promise<void> {
  const secretFingerprint = fingerprintOf(secrets);
  await db
    .insert(deployment)
    .values({ secretFingerprint })
    .onConflictDoUpdate({ target: deployment.only, set: { secretFingerprint } });
}
