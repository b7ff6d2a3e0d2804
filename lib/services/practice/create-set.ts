import "server-only";
import { and, eq, inArray, isNull } from "drizzle-orm";
import { v7 } from "uuid";

import { seededRandom, shuffle } from "@/lib/bank/seeded-random";
import { AppError } from "@/lib/core/errors";
import type { Transaction } from "@/lib/db/database";
import { items } from "@/lib/db/schema/bank";
import { practiceItems, practiceSets } from "@/lib/db/schema/practice";
import { readSteps } from "@/lib/services/answers/item-view";
import { lockPerson } from "@/lib/services/identity/lock-person";
import { pinMedia } from "@/lib/services/media/media-versions";
import { type Candidate, chooseItems } from "@/lib/services/practice/choose-items";
import { findReturns } from "@/lib/services/practice/find-missed";
import { findOffers, type Kind } from "@/lib/services/practice/find-offers";
import type { Walk } from "@/lib/services/practice/find-unseen";
import { findWeak, toPractise } from "@/lib/services/practice/find-weak";
import { readPurpose } from "@/lib/services/practice/read-purpose";
import { setView } from "@/lib/services/practice/set-view";
import type { Level, SetSize, SetWay } from "@/lib/services/practice/views";
import type { Runtime, UserCtx } from "@/lib/services/runtime";

type Wish = {
  purpose: string;
  from: readonly Kind[] | "missed";
  level: Level;
  size: number;
  isRound: boolean;
  multiplier: number | null;
  seed: string | undefined;
};
type Input = {
  purpose?: string | undefined;
  type?: string | undefined;
  level: Level;
  size?: SetSize | undefined;
  way: SetWay;
  /** Exam mode; null or left out for practice mode. */
  multiplier?: number | null;
  fresh: boolean;
  seed?: string;
};

/**
 * A set to work on: the unfinished one of the purpose, unless `fresh` puts it aside. The choice of items depends on
 * `seed` alone, given what the learner has had; without one it is the id of the new set.
 */
export async function createSet(ctx: UserCtx, input: Input) {
  const { level, fresh, seed, multiplier = null } = input;
  const { runtime } = ctx;
  const { userId } = ctx.actor;
  const { purpose, from: asked } = readPurpose(runtime, input);
  await runtime.limits.consume("set.user", userId);
  const from = await findKinds(ctx, asked, level);
  const shape = readShape(runtime, from, input);
  return runtime.database.db.transaction(async (tx) => {
    // Two calls at once make one set: the second waits here and finds it.
    await lockPerson(tx, userId);
    const isOpen = and(
      eq(practiceSets.userId, userId),
      eq(practiceSets.purpose, purpose),
      isNull(practiceSets.finishedAt),
    );
    const [open] = await tx.select().from(practiceSets).where(isOpen);
    if (open && !fresh) return setView(ctx, tx, open);
    if (open) await tx.update(practiceSets).set({ finishedAt: runtime.clock.databaseNow() }).where(isOpen);
    return setView(ctx, tx, await insertSet(tx, ctx, { purpose, from, ...shape, level, multiplier, seed }));
  });
}

/** What the items are of; what is weak says the level itself. */
async function findKinds(
  { runtime, actor }: UserCtx,
  asked: ReturnType<typeof readPurpose>["from"],
  level: Level,
): Promise<Wish["from"]> {
  if (asked === "missed") return asked;
  if (asked !== "weak") return asked.types.map((type) => ({ type, level }));
  const { weak } = await findWeak(runtime.database.db, runtime, actor.userId);
  return toPractise(runtime, weak).filter((kind) => level === "mixed" || kind.level === level);
}

/** A round has the size that its type says, whatever the call does; what is not one type has none. */
function readShape(
  runtime: Runtime,
  from: Wish["from"],
  { way, size, multiplier = null }: Pick<Input, "way" | "size" | "multiplier">,
) {
  const types = from === "missed" ? [] : from.map(({ type }) => type);
  const schema = schemaOfOne(runtime, types);
  const round = schema?.round;
  // The test knows one type after the other, and words in rounds only.
  if (multiplier !== null && (!schema || schema.isLegacy)) throw new AppError("request/invalid");
  const isRound = way === "round" || (multiplier !== null && round !== undefined);
  if (!isRound) return { size: size ?? usualSize(runtime, types), isRound };
  if (round === undefined) throw new AppError("request/invalid");
  return { size: round, isRound };
}

function schemaOfOne(runtime: Runtime, [type, ...others]: readonly string[]) {
  return type && others.length === 0 ? runtime.questions.find(type).schema : undefined;
}

const mixedSize = 10;

/** A set of long items alone is as short as they want it. */
function usualSize(runtime: Runtime, types: readonly string[]) {
  const own = types.map((type) => runtime.questions.find(type).schema.setSizes?.[0] ?? mixedSize);
  return own.length === 0 ? mixedSize : Math.max(...own);
}

async function insertSet(tx: Transaction, { runtime, actor }: UserCtx, wish: Wish) {
  const id = v7();
  const { userId } = actor;
  const random = seededRandom(wish.seed ?? id);
  const chosen = await chooseFor(tx, runtime, { ...wish, userId, random });
  if (chosen.length === 0) throw new AppError("practice/no-items");
  const createdAt = runtime.clock.databaseNow();
  const [set] = await tx
    .insert(practiceSets)
    .values({
      id,
      userId,
      purpose: wish.purpose,
      level: wish.level,
      isRound: wish.isRound,
      multiplier: wish.multiplier,
      createdAt,
    })
    .returning();
  if (!set) throw new Error("The new set did not come back.");
  const media = await pinChosen(tx, { runtime, chosen });
  await tx.insert(practiceItems).values(
    chosen.map((item, position) => ({
      ...{ setId: id, position, itemId: item.id, itemVersion: item.version, mistakeOf: item.mistakeOf },
      media: media(item.id),
    })),
  );
  return set;
}

async function chooseFor(
  tx: Transaction,
  runtime: Runtime,
  wish: Wish & Walk,
): Promise<(Candidate & { mistakeOf: string | null })[]> {
  const { from, size, random } = wish;
  if (from === "missed") return shuffle(await findReturns(tx, runtime, wish), random);
  const offers = await findOffers(tx, runtime, { ...wish, kinds: from });
  return chooseItems(offers, size, random).map((item) => ({ ...item, mistakeOf: null }));
}

/** The recordings and pictures of each chosen item, in the versions of now. */
async function pinChosen(
  tx: Transaction,
  { runtime, chosen }: { runtime: UserCtx["runtime"]; chosen: readonly Candidate[] },
) {
  const rows = await tx
    .select({ id: items.id, type: items.type, steps: items.steps })
    .from(items)
    .where(
      and(
        eq(items.status, "published"),
        inArray(
          items.id,
          chosen.map(({ id }) => id),
        ),
      ),
    );
  const shown = new Map(
    rows.map(({ id, type, steps }) => [
      id,
      readSteps(runtime, type, steps).flatMap(({ media }) => media.map(({ mediaId }) => mediaId)),
    ]),
  );
  const pinned = await pinMedia(tx, [...new Set([...shown.values()].flat())]);
  return (itemId: string) => pinned.filter(({ id }) => shown.get(itemId)?.includes(id));
}
