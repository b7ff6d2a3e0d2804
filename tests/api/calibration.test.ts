import { and, eq, inArray } from "drizzle-orm";
import { expect, test } from "vitest";

import { answers } from "@/lib/db/schema/answers";
import { items } from "@/lib/db/schema/bank";
import { calibrationRuns, itemCalibrations, itemFlags, responses } from "@/lib/db/schema/calibration";
import { users } from "@/lib/db/schema/identity";
import { practiceItems } from "@/lib/db/schema/practice";
import type { Params } from "@/lib/exam/response-model";
import { releaseItems } from "@/lib/services/bank/release-items";
import { calibrateBank } from "@/lib/services/calibration/calibrate-bank";
import { builtMeasure, readCalibrated } from "@/lib/services/calibration/item-params";
import * as views from "@/lib/services/operator/views";
import { heard } from "@/tests/api/heard-items";
import { call as callApi, password, runtime, withRuntime } from "@/tests/api/harness";
import { ask, type Operator, operatorInside } from "@/tests/api/operator-calls";
import {
  call,
  createSet,
  type Person,
  readPublishedItems,
  readStoredItems,
  rightAnswer,
  signUp,
  wrongAnswer,
} from "@/tests/api/practice-calls";

withRuntime();

const day = 86_400_000;
const database = async () => (await runtime()).database.db;

/** The night that comes next. */
async function night() {
  const current = await runtime();
  current.clock.move(day);
  return calibrateBank(current);
}

type Wish = { size?: 10; isStandard?: boolean; type?: "fill-in-the-blanks" | "read-and-select" };

/** A set whose every question is answered, each third one wrong. */
async function done(
  person: Person,
  { size = 10, isStandard = true, type = "fill-in-the-blanks" }: Wish = {},
) {
  const set = await createSet(person, { type, size, fresh: true });
  await answerAll(person, set.id, size, isStandard);
  return set.id;
}

async function answerAll(person: Person, setId: string, size: number, isStandard: boolean) {
  for (let position = 0; position < size; position += 1) {
    const answer = await (position % 3 === 0 ? wrongAnswer : rightAnswer)(setId, position);
    const body = { setId, position, answer, millis: 1_500, isStandard };
    expect((await call(person, "POST", "/practice/answers", body)).status).toBe(200);
  }
}

const responsesOf = async ({ userId }: Person) => {
  const db = await database();
  const own = db.select({ id: answers.id }).from(answers).where(eq(answers.userId, userId));
  return db.select().from(responses).where(inArray(responses.answerId, own));
};

async function gapItems(count: number, from = 0) {
  return (await readPublishedItems("fill-in-the-blanks")).slice(from, from + count);
}

async function builtOf({ id }: { id: string }): Promise<Params> {
  const [row] = await (await database()).select().from(items).where(eq(items.id, id));
  const measure = row ? builtMeasure("fill-in-the-blanks", row.params) : null;
  if (!measure) throw new Error("The item measures nothing.");
  return measure.params;
}

test("first attempts as the test has them become responses, with an ability from the others and no person in them", async () => {
  const ana = await signUp();
  await callApi("PATCH", "/account", { token: ana.token, body: { firstLanguage: "th" } });
  const setId = await done(ana);
  expect(await night()).toMatchObject({ collected: 10 });
  const rows = await responsesOf(ana);
  expect(rows.map(({ itemId }) => itemId).sort()).toEqual(
    (await readStoredItems(setId)).map(({ id }) => id).sort(),
  );
  expect(rows.every(({ context, firstLanguage }) => context === "practice" && firstLanguage === "th")).toBe(
    true,
  );
  expect(rows.filter(({ share }) => share === 0)).toHaveLength(4);
  // Whoever had an item wrong has an ability from others of which more were right.
  const meanTheta = (share: number) => {
    const own = rows.filter((row) => row.share === share);
    return own.reduce((sum, { theta }) => sum + theta, 0) / own.length;
  };
  expect(meanTheta(0)).toBeGreaterThan(meanTheta(1));
  expect(rows.every(({ sd }) => sd > 0.2 && sd < 1.5)).toBe(true);
});

test("more time, a second time, an item whose enemy was met, or five items only say nothing", async () => {
  const [eased, few] = [await signUp(), await signUp()];
  await done(eased, { isStandard: false });
  const set = await createSet(few, { type: "fill-in-the-blanks", size: 5, fresh: true });
  await answerAll(few, set.id, 5, true);
  await night();
  expect(await responsesOf(eased)).toEqual([]);
  expect(await responsesOf(few)).toEqual([]);

  const db = await database();
  const again = await signUp();
  const first = await done(again);
  const [known] = await readStoredItems(first);
  const second = await createSet(again, { type: "fill-in-the-blanks", size: 10, fresh: true });
  const enemyOf = (await readPublishedItems("fill-in-the-blanks")).find(({ enemies }) => enemies.length > 0);
  const enemy = (
    await db
      .select()
      .from(items)
      .where(inArray(items.id, enemyOf?.enemies ?? []))
  ).at(0);
  if (!known || !enemyOf || !enemy) throw new Error("The bank has no enemies.");
  const place = (position: number, item: { id: string; version: number }) =>
    db
      .update(practiceItems)
      .set({ itemId: item.id, itemVersion: item.version })
      .where(and(eq(practiceItems.setId, second.id), eq(practiceItems.position, position)));
  await place(0, known);
  await place(1, enemyOf);
  await db
    .update(answers)
    .set({ itemId: enemy.id, itemVersion: enemy.version })
    .where(and(eq(answers.contextId, first), eq(answers.position, 9)));
  await answerAll(again, second.id, 10, true);
  await night();
  const ids = (await responsesOf(again)).map(({ itemId }) => itemId);
  expect(ids.filter((id) => id === known.id)).toHaveLength(1);
  expect(ids).not.toContain(enemyOf.id);
  expect(ids.length).toBeGreaterThanOrEqual(17);
});

test("the same night twice is one night, and a run that broke off after collecting counts nothing twice", async () => {
  const ana = await signUp();
  await done(ana);
  await night();
  expect(await calibrateBank(await runtime())).toBeNull();
  const db = await database();
  const [last] = await db.select().from(calibrationRuns).orderBy(calibrationRuns.collectedTo).limit(1);
  expect(last).toBeDefined();
  await db.delete(itemCalibrations);
  await db.delete(calibrationRuns);
  const before = (await responsesOf(ana)).length;
  await calibrateBank(await runtime());
  expect((await responsesOf(ana)).length).toBe(before);
});

test("100 responses move a difficulty, 99 do not, and a sitting keeps what stood when it began", async () => {
  const [much, little] = await gapItems(2, 40);
  if (!much || !little) throw new Error("The bank is empty.");
  const built = await builtOf(much);
  const truth = { ...built, b: built.b + 1 };
  await heard(much, { params: truth, count: 150, seed: 1 });
  await heard(little, { params: { ...(await builtOf(little)), b: 2 }, count: 99, seed: 2 });
  const began = (await runtime()).now();
  await night();
  const db = await database();
  const after = (await readCalibrated(db, "practice")).get(`${much.id}@${much.version}`);
  expect(Math.abs((after?.b ?? 9) - truth.b)).toBeLessThan(0.5);
  expect(after?.se).toBeLessThan(built.se);
  expect(after?.a).toBe(built.a);
  const known = await readCalibrated(db, "practice");
  expect(known.has(`${little.id}@${little.version}`)).toBe(false);
  expect((await readCalibrated(db, "practice", began)).has(`${much.id}@${much.version}`)).toBe(false);
  expect((await readCalibrated(db, "exam")).size).toBe(0);
  // A night later there is nothing new of it, so nothing is looked at.
  expect(await night()).toMatchObject({ calibrated: 0 });
});

const leaky = (share: number, even: number) => (even < 0.6 ? 1 : share);

async function readMeasures(operator: Operator) {
  return views.BankMeasures.parse((await ask(operator, "GET", "/measures")).body.data);
}

test("what is odd in responses is found, what is not isn't, and the room shows what the bank measures", async () => {
  const [noise, cognate, good] = await gapItems(3, 80);
  if (!noise || !cognate || !good) throw new Error("The bank is empty.");
  const params = { ...(await builtOf(noise)), a: 1.2 };
  await heard(noise, { params, count: 400, seed: 3, change: (_, even) => (even < 0.5 ? 1 : 0) });
  await heard(good, { params: { ...(await builtOf(good)), a: 1.2 }, count: 400, seed: 4 });
  await heard(cognate, { params: await builtOf(cognate), count: 300, seed: 5, language: "ja" });
  await heard(cognate, {
    params: await builtOf(cognate),
    count: 300,
    seed: 6,
    language: "es",
    change: leaky,
  });
  expect((await night())?.flagged).toBeGreaterThanOrEqual(2);

  const { flags, information, calibrated, lastRun } = await readMeasures(await operatorInside());
  const kinds = (id: string) =>
    flags.filter(({ itemId }) => itemId === id).map(({ kind, language }) => `${kind} ${language}`);
  expect(kinds(noise.id)).toContain("discrimination ");
  expect(kinds(cognate.id)).toContain("language es");
  expect(kinds(good.id)).toEqual([]);
  expect(lastRun?.flagged).toBeGreaterThanOrEqual(2);
  const ofGaps = calibrated.find(({ type }) => type === "fill-in-the-blanks");
  expect(ofGaps?.calibrated).toBeGreaterThanOrEqual(3);
  const curve = information.find(({ type }) => type === "fill-in-the-blanks")?.points ?? [];
  expect(curve.map(({ score }) => score)).toEqual(Array.from({ length: 16 }, (_, at) => 10 + 10 * at));
  expect(Math.max(...curve.map(({ value }) => value))).toBeGreaterThan(2 * (curve.at(-1)?.value ?? 0));
});

test("an editor decides a flag once: confirmed goes with the next release, dismissed is not raised again", async () => {
  const [noise, cognate] = await gapItems(2, 80);
  if (!noise || !cognate) throw new Error("The bank is empty.");
  const operator = await operatorInside();
  const { flags } = await readMeasures(operator);
  const find = (id: string, kind: string) => {
    const flag = flags.find((each) => each.itemId === id && each.kind === kind);
    if (!flag) throw new Error(`${id} has no flag ${kind}.`);
    return flag;
  };
  const decide = ({ id }: { id: string }, confirms: boolean) =>
    ask(operator, "POST", `/flags/${id}/decision`, { confirms, why: "It says nothing." });
  const [confirmed, dismissed] = [find(noise.id, "discrimination"), find(cognate.id, "language")];
  expect((await decide(confirmed, true)).status).toBe(200);
  expect((await decide(confirmed, false)).body.code).toBe("item/unknown");
  expect((await decide(dismissed, false)).status).toBe(200);
  expect(JSON.stringify((await ask(operator, "GET", "/acts")).body)).toContain("confirmed");

  const release = await releaseItems(await runtime());
  expect(release?.retired).toEqual([{ id: noise.id, reason: "discrimination: It says nothing." }]);
  expect((await readPublishedItems("fill-in-the-blanks")).map(({ id }) => id)).not.toContain(noise.id);

  await heard(cognate, {
    params: await builtOf(cognate),
    count: 301,
    seed: 7,
    language: "es",
    change: leaky,
  });
  await night();
  const left = await (await database()).select().from(itemFlags).where(eq(itemFlags.itemId, cognate.id));
  const same = left.filter(({ kind, language }) => kind === "language" && language === dismissed.language);
  expect(same.map(({ status }) => status)).toEqual(["dismissed"]);
});

test("a first language that is taken back is taken back everywhere, and an account that goes leaves responses of nobody", async () => {
  const ana = await signUp();
  await callApi("PATCH", "/account", { token: ana.token, body: { firstLanguage: "ko" } });
  await done(ana);
  await night();
  const ids = (await responsesOf(ana)).map(({ id }) => id);
  expect(ids).toHaveLength(10);
  const db = await database();
  const languages = async () =>
    (await db.select().from(responses).where(inArray(responses.id, ids))).map((row) => row.firstLanguage);
  expect(new Set(await languages())).toEqual(new Set(["ko"]));
  const exported = await callApi("GET", "/account/export", { token: ana.token });
  expect(exported.body.responses).toHaveLength(10);
  await callApi("PATCH", "/account", { token: ana.token, body: { firstLanguage: null } });
  expect(new Set(await languages())).toEqual(new Set([null]));
  const [person] = await db.select().from(users).where(eq(users.id, ana.userId));
  const gone = await callApi("DELETE", "/account", {
    token: ana.token,
    body: { email: person?.email, password },
  });
  expect(gone.status).toBe(200);
  const left = await db.select().from(responses).where(inArray(responses.id, ids));
  expect(left).toHaveLength(10);
  for (const row of left) {
    expect(row.answerId).toBeNull();
    expect(JSON.stringify(row)).not.toContain(ana.userId);
  }
});
