import { eq, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { afterEach, expect, test } from "vitest";

import { correctionResults } from "@/lib/db/schema/corrections";
import { sweepCorrections } from "@/lib/services/corrections/sweep-corrections";
import {
  ask,
  corrected,
  creditsOf,
  free,
  longText,
  payer,
  read,
  settled,
  submit,
  trySubmit,
} from "@/tests/api/correction-calls";
import { ledgerOf } from "@/tests/api/correction-calls";
import { runtime, waitFor, withRuntime } from "@/tests/api/harness";
import { gate } from "@/tests/factories/fake-assessor";
import { assessed, fakeCorrectors } from "@/tests/factories/fake-corrector";

const fake = fakeCorrectors({ attemptSeconds: 1 });
withRuntime({}, { correctors: fake.correctors });
afterEach(() => fake.does());

const never = () => new Promise<never>(() => undefined);

/** As if it had been handed in so many minutes ago. */
async function moveBack(correctionId: string, minutes: number) {
  const { database } = await runtime();
  await database.db
    .update(correctionResults)
    .set({ queuedAt: sql`now() - make_interval(mins => ${minutes}::int)` })
    .where(eq(correctionResults.correctionId, correctionId));
}

test("one failure is tried again; the second ends it, and its credit comes back", async () => {
  const who = await payer(1);
  let tries = 0;
  fake.does(async ({ parts }) => {
    tries += 1;
    if (tries === 1) throw new Error("once");
    return assessed(parts);
  });
  expect((await corrected(who)).state).toBe("done");
  expect(tries).toBe(2);
  expect(await ledgerOf(who)).toEqual(["consumed"]);

  const other = await payer(1);
  fake.does(async () => {
    throw new Error("always");
  });
  const failed = await corrected(other);
  expect(failed).toMatchObject({ state: "failed", failure: "faults", charge: { state: "released" } });
  expect(await ledgerOf(other)).toEqual(["released"]);
  expect((await creditsOf(other)).left).toBe(1);
});

test("an engine that never answers and does not hear its signal fails twice, in time", async () => {
  const who = await payer(1);
  fake.does(never);
  expect(await corrected(who)).toMatchObject({ state: "failed", failure: "faults" });
  expect(await ledgerOf(who)).toEqual(["released"]);
});

test("a killed worker is no failure of a correction: the next one makes it, once, for one credit", async () => {
  const who = await payer(1);
  const { database } = await runtime();
  fake.correctors.attemptSeconds = 60;
  const killed = gate<void>();
  let tries = 0;
  fake.does(async ({ parts }) => {
    tries += 1;
    if (tries <= 2) await killed.opened;
    return assessed(parts, tries <= 2 ? 30 : 100);
  });
  try {
    const { id } = await submit(who);
    for (const nth of [1, 2]) {
      await waitFor(async () => tries === nth);
      // As when a worker gave no sign of life: the job is taken from it.
      await database.run(
        `update jobs.job set state = 'retry', start_after = now()
         where name = 'correction.assess' and data->>'correctionId' = '${id}'`,
      );
    }
    expect(await settled(who, id)).toMatchObject({ state: "done", overall: { det: 100 } });
    killed.open();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await read(who, id)).overall?.det).toBe(100);
    const [row] = await database.db
      .select({ failures: correctionResults.failures })
      .from(correctionResults)
      .where(eq(correctionResults.correctionId, id));
    expect(row?.failures).toBe(0);
    expect(await ledgerOf(who)).toEqual(["consumed"]);
  } finally {
    killed.open();
    fake.correctors.attemptSeconds = 1;
  }
});

test("what has waited ten minutes is given up, its learner is told, and a result that comes later is not stored", async () => {
  const who = await payer(1);
  const late = gate<void>();
  fake.correctors.attemptSeconds = 60;
  const app = await runtime();
  const told: unknown[] = [];
  const leave = app.events.subscribe({ kind: "correction.settled", userId: who.id }, (event) =>
    told.push(event),
  );
  try {
    fake.does(async ({ parts }) => {
      await late.opened;
      return assessed(parts);
    });
    const { id } = await submit(who);
    await waitFor(async () => (await read(who, id)).state === "scoring");
    await moveBack(id, 9);
    await sweepCorrections(app);
    expect((await read(who, id)).state).toBe("scoring");
    await moveBack(id, 11);
    await sweepCorrections(app);
    expect(await read(who, id)).toMatchObject({ state: "failed", failure: "time" });
    late.open();
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect((await read(who, id)).state).toBe("failed");
    expect(await ledgerOf(who)).toEqual(["released"]);
    await waitFor(async () => told.length > 0);
    expect(told).toEqual([
      { kind: "correction.settled", userId: who.id, correctionId: id, round: 0, state: "failed" },
    ]);
  } finally {
    leave();
    late.open();
    fake.correctors.attemptSeconds = 1;
  }
});

test("a deleted one leaves no word of it; what waited gives its credit back", async () => {
  const who = await payer(2);
  const done = await corrected(who, free("A secret sentence about my garden."));
  expect((await ask(who, "DELETE", `/corrections/${done.id}`)).status).toBe(200);
  expect((await ask(who, "GET", `/corrections/${done.id}`)).status).toBe(404);
  const { database } = await runtime();
  const { rows } = await database.run(
    `select row_to_json(c)::text || row_to_json(r)::text as row from corrections c
     join correction_results r on r.correction_id = c.id where c.user_id = '${who.id}'`,
  );
  expect(JSON.stringify(rows)).not.toContain("garden");
  expect(await ledgerOf(who)).toEqual(["consumed"]);

  const held = gate<void>();
  fake.correctors.attemptSeconds = 60;
  fake.does(async ({ parts }) => {
    await held.opened;
    return assessed(parts);
  });
  const { id } = await submit(who);
  await waitFor(async () => (await read(who, id)).state === "scoring");
  expect((await ask(who, "DELETE", `/corrections/${id}`)).status).toBe(200);
  held.open();
  fake.correctors.attemptSeconds = 1;
  expect(await ledgerOf(who)).toEqual(["consumed", "released"]);
});

test("nobody has more than two at work, and one text of a newcomer comes before the many of another", async () => {
  const [many, one] = [await payer(12), await payer(1)];
  const held = gate<void>();
  fake.correctors.attemptSeconds = 60;
  const started: string[] = [];
  let [running, most] = [0, 0];
  fake.does(async ({ parts }) => {
    const text = parts[0] ?? "";
    started.push(text);
    if (text.startsWith("many")) {
      running += 1;
      most = Math.max(most, running);
      await held.opened;
      await new Promise((resolve) => setTimeout(resolve, 50));
      running -= 1;
    }
    return assessed(parts);
  });
  try {
    const ids: string[] = [];
    for (let nth = 0; nth < 10; nth += 1) ids.push((await submit(many, free(`many ${nth}`))).id);
    await waitFor(async () => started.length === 2);
    const last = await read(many, ids[9] ?? "");
    expect(last.queue).toEqual({ position: 8, waiting: 8 });
    const quick = await submit(one, free("one"));
    expect((await settled(one, quick.id)).state).toBe("done");
    held.open();
    for (const id of ids) expect((await settled(many, id)).state).toBe("done");
    expect(most).toBe(2);
  } finally {
    held.open();
    fake.correctors.attemptSeconds = 1;
  }
});

test("who waits in a long queue is told a place that follows the order in which they are taken", async () => {
  const { database } = await runtime();
  const [many, one] = [await payer(4), await payer(1)];
  const held = gate<void>();
  fake.correctors.attemptSeconds = 60;
  fake.does(async ({ parts }) => {
    await held.opened;
    return assessed(parts);
  });
  try {
    const ids: string[] = [];
    for (let nth = 0; nth < 4; nth += 1) ids.push((await submit(many)).id);
    await waitFor(async () => (await read(many, ids[1] ?? "")).state === "scoring");
    const { id } = await submit(one);
    // As if all workers were busy.
    await waitFor(async () => (await read(one, id)).state === "scoring");
    await database.db
      .update(correctionResults)
      .set({ state: "queued" })
      .where(eq(correctionResults.correctionId, id));
    expect((await read(one, id)).queue).toEqual({ position: 1, waiting: 3 });
    expect((await read(many, ids[3] ?? "")).queue).toEqual({ position: 3, waiting: 3 });
  } finally {
    held.open();
    fake.correctors.attemptSeconds = 1;
  }
});

test("handing in is limited by user", async () => {
  const who = await payer(0);
  const { limits } = await runtime();
  await limits.consume("correction.user", who.id, 120);
  expect(await trySubmit(who, free(longText), v7())).toMatchObject({
    status: 429,
    body: { code: "request/too-many" },
  });
});
