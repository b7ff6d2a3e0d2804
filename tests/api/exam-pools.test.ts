import { eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";

import { allPromptsOf, promptsOf } from "@/lib/content/prompts/prompts";
import { correctedTasks } from "@/lib/core/corrected-tasks";
import { items } from "@/lib/db/schema/bank";
import { examItems, exams } from "@/lib/db/schema/exams";
import { isOver } from "@/lib/exam/exam";
import { type Score, turnsOf } from "@/lib/exam/state";
import { questionTypes } from "@/lib/questions/types";
import { scoreAndAsk } from "@/lib/services/exams/ask-next";
import { settleExamCharge } from "@/lib/services/exams/exam-charge";
import { offerFor } from "@/lib/services/exams/shelved-bank";
import { kindRules } from "@/lib/services/exams/kind-rules";
import { lockSitting } from "@/lib/services/exams/sitting";
import { mergeGuest } from "@/lib/services/identity/merge-guest";
import { examPayer, list, report, sit, sitter, start } from "@/tests/api/exam-calls";
import { runtime, withRuntime } from "@/tests/api/harness";
import { createSet, readStoredItems, signUp } from "@/tests/api/practice-calls";

withRuntime();

const needed = {
  "read-and-select": 180,
  "fill-in-the-blanks": 90,
  "read-and-complete": 60,
  "interactive-reading": 20,
  "listen-and-type": 90,
  "interactive-listening": 20,
  photo: 40,
  "interactive-speaking": 20,
  "read-then-speak": 10,
  "interactive-writing": 10,
  "writing-sample": 10,
  "speaking-sample": 10,
};

test("the exam's pool is large enough for ten mocks of one learner", async () => {
  const { blueprint, pool } = kindRules.mock;
  const own = await runtime();
  const { shelves } = await offerFor(own, own.database.db, { blueprint, pool });
  const sizes = new Map<string, number>();
  for (const { items: shelved } of shelves.values())
    for (const { shelf } of shelved) sizes.set(shelf, (sizes.get(shelf) ?? 0) + 1);
  for (const [shelf, least] of Object.entries(needed))
    expect(sizes.get(shelf), shelf).toBeGreaterThanOrEqual(least);
});

const scoreOf = (slot: number, isKeyed: boolean): Score =>
  isKeyed ? { state: "share", share: ((slot * 7) % 10) / 10 } : { state: "unscored" };

/** A whole mock exam without its screens: what is asked is what is looked at. */
async function askAll(userId: string, id: string) {
  const open = await runtime();
  return open.database.db.transaction(async (tx) => {
    const sitting = await lockSitting(tx, open, { id, userId });
    while (!isOver(sitting.state, sitting.blueprint)) {
      const turns = turnsOf(sitting.state);
      const isKeyed = turns.at(-1)?.asked.observation !== null;
      await scoreAndAsk(tx, open, sitting, scoreOf(turns.length, isKeyed));
    }
    await settleExamCharge(tx, sitting.row, "consumed");
    await tx.update(exams).set({ state: "done", dueAt: null }).where(eq(exams.id, id));
    return turnsOf(sitting.state).flatMap(({ asked }) =>
      (asked.observation ? asked.items : []).map((item) => item.id),
    );
  });
}

test("ten mocks of one learner ask nothing twice, and nothing of the practice pool", async () => {
  const who = await examPayer(10);
  const met: string[] = [];
  for (let at = 0; at < 10; at += 1) {
    const { id } = await start(who, "mock");
    met.push(...(await askAll(who.id, id)));
  }
  expect(new Set(met).size).toBe(met.length);
  expect(met.length).toBe(10 * (18 + 9 + 3 + 2 + 7 + 2));
  const { database } = await runtime();
  const rows = await database.db
    .selectDistinct({ pool: items.pool })
    .from(examItems)
    .innerJoin(exams, eq(exams.id, examItems.examId))
    .innerJoin(items, eq(items.id, examItems.itemId))
    .where(eq(exams.userId, who.id));
  expect(rows).toEqual([{ pool: "exam" }]);
});

test("practice and correction ask nothing of the exam's pool, and count nothing of it", async () => {
  const ana = await signUp();
  const { database } = await runtime();
  for (const type of questionTypes) {
    const set = await createSet(ana, { type, size: 20, fresh: true });
    const ids = (await readStoredItems(set.id)).map(({ id }) => id);
    const rows = await database.db.select({ pool: items.pool }).from(items).where(inArray(items.id, ids));
    expect([...new Set(rows.map(({ pool }) => pool))], type).toEqual(["practice"]);
  }
  for (const task of correctedTasks) {
    const offered = promptsOf(task).map(({ itemId }) => itemId);
    const kept = allPromptsOf(task).filter(({ pool }) => pool === "exam");
    expect(kept.some(({ itemId }) => offered.includes(itemId))).toBe(false);
  }
});

test("what somebody met in a diagnostic is not practiced, and not met in the next one", async () => {
  const who = await sitter();
  const first = await sit(who, await start(who, "diagnostic"));
  const second = await sit(who, await start(who, "diagnostic"));
  const idsOf = async (id: string) =>
    (await report(who, id)).tasks.flatMap((task) => task.items.map((item) => item.id));
  const [one, two] = [await idsOf(first.id), await idsOf(second.id)];
  expect(one.filter((id) => two.includes(id))).toEqual([]);
});

test("what a guest sat is their account's after they sign in, open or over", async () => {
  const [guest, ana] = [await sitter({ temp: true }), await sitter()];
  const over = await sit(guest, await start(guest, "diagnostic"));
  const mine = await start(ana, "section");
  const open = await start(guest, "section");
  const { database } = await runtime();
  await database.db.transaction((tx) => mergeGuest(tx, { guestId: guest.id, userId: ana.id }));
  const { sittings, offers } = await list(ana);
  expect(sittings.map(({ id, state }) => [id, state])).toEqual([
    [open.id, "ready"],
    [mine.id, "given-up"],
    [over.id, "done"],
  ]);
  expect(offers.find(({ kind }) => kind === "section")?.openId).toBe(open.id);
  expect((await report(ana, over.id)).scores.overall).not.toBeNull();
});
