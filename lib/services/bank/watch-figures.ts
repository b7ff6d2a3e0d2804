import "server-only";
import { setTimeout as wait } from "node:timers/promises";

import { and, count, desc, inArray, sql } from "drizzle-orm";

import { bankReleases, items } from "@/lib/db/schema/bank";
import { isAsked } from "@/lib/services/bank/is-asked";
import {
  type BankFigures,
  bankTag,
  builtFigures,
  setBankFigures,
  withPrompts,
} from "@/lib/services/bank/bank-figures";
import { isSpeechSold } from "@/lib/services/corrections/is-speech-sold";
import type { Runtime } from "@/lib/services/runtime";

const everyMillis = 60_000;
const retryMillis = 2_000;
/** The site says "updated daily" for so long after a release. */
const daysFresh = 7;

export async function lookUpFigures(runtime: Runtime): Promise<BankFigures> {
  const { database, questions, now } = runtime;
  const isUsable = and(...isAsked(), inArray(items.type, [...questions.types]));
  const [bank] = await database.db.select({ count: count() }).from(items).where(isUsable);
  const releasedOn = await lastReleaseDay(database.db);
  const age = releasedOn === null ? Infinity : now().getTime() - Date.parse(releasedOn);
  const isDaily = age < (daysFresh + 1) * 86_400_000;
  return { count: withPrompts(bank?.count, isSpeechSold(runtime)), releasedOn, isDaily };
}

async function lastReleaseDay(db: Runtime["database"]["db"]) {
  const [last] = await db
    .select({ day: bankReleases.day })
    .from(bankReleases)
    .where(sql`${bankReleases.published} <> '{}'::jsonb`)
    .orderBy(desc(bankReleases.day))
    .limit(1);
  return last?.day ?? null;
}

/**
 * Looks whenever the bank has changed, and once a minute, whether pages still say what is true of it: after a release
 * of any process, and when the last one is too long ago, they are made anew for their next readers.
 */
export function followBank(runtime: Runtime) {
  const { events, log, site, stopping } = runtime;
  let shown = "";
  const look = async () => {
    shown ||= JSON.stringify(await builtFigures());
    const figures = await lookUpFigures(runtime);
    setBankFigures(figures);
    if (JSON.stringify(figures) === shown) return;
    await site.expire([bankTag]);
    shown = JSON.stringify(figures);
  };
  const tryLook = () =>
    look().then(
      () => true,
      (err: unknown) => {
        log.debug({ err }, "the bank's figures are not on the pages yet");
        return false;
      },
    );
  events.subscribe({ kind: "bank.changed" }, () => void tryLook());
  const follow = async () => {
    while (!stopping.signal.aborted) {
      const isDone = await tryLook();
      await wait(isDone ? everyMillis : retryMillis, undefined, { signal: stopping.signal, ref: false });
    }
  };
  void follow().catch((err: unknown) => {
    if (!stopping.signal.aborted) log.error({ err }, "the bank's figures are not followed any more");
  });
}
