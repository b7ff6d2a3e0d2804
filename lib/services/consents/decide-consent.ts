import "server-only";
import { v7 } from "uuid";

import { AppError } from "@/lib/core/errors";
import { consents } from "@/lib/db/schema/corrections";
import {
  type ConsentKind,
  consentVersions,
  processorOf,
  processorText,
} from "@/lib/services/consents/consent-texts";
import { readConsent } from "@/lib/services/consents/list-consents";
import type { Consent } from "@/lib/services/consents/views";
import type { UserCtx } from "@/lib/services/runtime";

type Age = "of-age" | "with-parent" | "alone";

/**
 * Notes that the caller agrees to a text they read, or does not, or no more. Throws `consent/other-version` for another
 * text than today's, `consent/parent` for somebody under 16 without a parent.
 */
export async function decideConsent(
  ctx: UserCtx,
  input: { kind: ConsentKind; version: string; isGiven: boolean; age?: Age | undefined },
): Promise<Consent> {
  const { kind, version, isGiven, age } = input;
  const { runtime, actor } = ctx;
  await runtime.limits.consume("consent.user", actor.userId);
  if (isGiven && version !== consentVersions[kind]) throw new AppError("consent/other-version");
  const agreed = isGiven ? agreedBy(age) : null;
  await runtime.database.db.insert(consents).values({
    id: v7(),
    userId: actor.userId,
    ...{ kind, version, isGiven },
    processor: processorText(processorOf(runtime, kind)),
    age: agreed,
  });
  return readConsent(ctx, kind);
}

function agreedBy(age: Age | undefined) {
  if (age === undefined) throw new AppError("request/invalid");
  if (age === "alone") throw new AppError("consent/parent");
  return age;
}
