import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect } from "vitest";
import { z } from "zod";

import { api } from "@/lib/api/app";
import { grants } from "@/lib/db/schema/billing";
import { answers } from "@/lib/db/schema/answers";
import { items } from "@/lib/db/schema/bank";
import { mistakes, practiceItems, practiceQuota, practiceSets } from "@/lib/db/schema/practice";
import { StoredStep } from "@/lib/questions/stored-step";
import type { QuestionType } from "@/lib/questions/types";
import type { MediaView } from "@/lib/questions/wire";
import * as views from "@/lib/services/practice/views";
import { call as callApi, createUser, runtime } from "@/tests/api/harness";

export type Person = { token: string; userId: string; address: string };

const StoredItem = z.object({
  id: z.string(),
  type: z.string(),
  version: z.number(),
  steps: z.array(StoredStep),
  enemies: z.array(z.string()),
  facet: z.string(),
  level: z.string(),
  difficulty: z.number(),
});
const Gaps = z.object({ gaps: z.array(z.object({ word: z.string(), shown: z.number() })) });
const Choice = z.object({ right: z.number() });
const Reading = z.union([
  z
    .object({ blanks: z.array(Choice) })
    .transform(({ blanks }) => ({ chosen: blanks.map(({ right }) => right) })),
  Choice.transform(({ right }) => ({ choice: right })),
  z
    .object({ right: z.object({ first: z.number(), last: z.number() }) })
    .transform(({ right }) => ({ span: right })),
]);
const Reply = z.object({ code: z.string().optional(), data: z.unknown().optional() });
const Types = z.object({ types: z.array(views.TypeSummary), missed: views.Missed, quota: views.Quota });

const database = async () => (await runtime()).database.db;

/** In a network of its own. */
export function newAddress() {
  const octet = () => Math.floor(Math.random() * 254) + 1;
  return `10.${octet()}.${octet()}.${octet()}`;
}

async function arrive(temp: boolean, address: string): Promise<Person> {
  const { id, token } = await createUser({ temp });
  return { token, userId: id, address };
}

export const signUp = () => arrive(false, newAddress());
export const visit = (address = newAddress()) => arrive(true, address);

export async function call(
  person: Person | null,
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: unknown,
) {
  const peer = person?.address ?? newAddress();
  const response = await callApi(method, path, { token: person?.token, body, peer });
  return { status: response.status, ...Reply.parse(response.body) };
}

async function read<Schema extends z.ZodType>(person: Person, path: string, schema: Schema) {
  const { status, data } = await call(person, "GET", path);
  expect(status).toBe(200);
  return schema.parse(data);
}

export const readSet = (person: Person, id: string) =>
  read(person, `/practice/sets/${id}`, views.PracticeSet);
export const readOpenSets = (person: Person) =>
  read(person, "/practice/sets?state=open", z.array(views.SetSummary));
export const readTypes = (person: Person) => read(person, "/practice/types", Types);
export const readHistory = (person: Person, query = "") =>
  read(person, `/practice/history?${query}`, views.History);

export async function createSet(
  person: Person,
  wish: {
    type?: QuestionType;
    purpose?: string;
    size: views.SetSize;
    level?: views.Level;
    way?: views.SetWay;
    multiplier?: number | null;
    fresh?: boolean;
  },
) {
  const { status, data } = await call(person, "POST", "/practice/sets", wish);
  expect(status).toBe(200);
  return views.PracticeSet.parse(data);
}

export function tryAnswer(person: Person, setId: string, position: number, answer: unknown, step = 0) {
  return call(person, "POST", "/practice/answers", {
    ...{ setId, position, answer, millis: 1_500 },
    ...(step > 0 && { step }),
  });
}

export async function answer(person: Person, setId: string, position: number, given: unknown, step = 0) {
  const { status, data } = await tryAnswer(person, setId, position, given, step);
  expect(status).toBe(200);
  return views.AnswerReply.parse(data);
}

export const tryBegin = (person: Person, place: { setId: string; position: number; at?: string }) =>
  call(person, "POST", "/practice/begin", place);

export async function begin(person: Person, place: { setId: string; position: number; at?: string }) {
  const { status, data } = await tryBegin(person, place);
  expect(status).toBe(200);
  return views.BeginReply.parse(data);
}

/** The one step of an item of a one-step type. */
export function mainStep(item: views.PracticeSet["items"][number] | undefined) {
  const [step] = item?.steps ?? [];
  if (!step) throw new Error("The item has no step.");
  return step;
}

export function resultOf(item: views.PracticeSet["items"][number] | undefined) {
  const { result } = mainStep(item);
  if (!result) throw new Error("The item has no answer.");
  return result;
}

export function audioOf(item: views.PracticeSet["items"][number] | undefined) {
  const isAudio = (one: MediaView) => one.kind === "audio";
  const audio = mainStep(item).media.find(isAudio);
  if (audio?.kind !== "audio") throw new Error("The item has no recording.");
  return audio;
}

/** As a browser's player does it; `later` milliseconds from now. */
export async function fetchMedia(address: string, headers: Record<string, string> = {}, later = 0) {
  const { clock } = await runtime();
  clock.move(later);
  try {
    const response = await api.request(address, { headers }, {});
    return {
      status: response.status,
      headers: response.headers,
      bytes: new Uint8Array(await response.arrayBuffer()),
    };
  } finally {
    clock.move(-later);
  }
}

/** The items of a set as the database has them, by position. */
export async function readStoredItems(setId: string) {
  const rows = await (
    await database()
  )
    .select()
    .from(practiceItems)
    .innerJoin(items, and(eq(items.id, practiceItems.itemId), eq(items.version, practiceItems.itemVersion)))
    .where(eq(practiceItems.setId, setId))
    .orderBy(asc(practiceItems.position));
  return rows.map((row) => StoredItem.parse(row.items));
}

/** What practice asks of a type. */
export async function readPublishedItems(type: QuestionType) {
  const rows = await (
    await database()
  )
    .select()
    .from(items)
    .where(and(eq(items.type, type), eq(items.status, "published"), eq(items.pool, "practice")))
    .orderBy(items.id);
  return rows.map((row) => StoredItem.parse(row));
}

/** What the key of a question asks for, as an answer. */
export async function rightAnswer(setId: string, position: number) {
  const { type, steps } = (await readStoredItems(setId))[position] ?? {};
  const key = steps?.[0]?.key;
  if (type === "read-and-select") return { saidReal: key?.["isReal"] };
  if (type === "read-and-complete")
    return { gaps: Gaps.parse(key).gaps.map(({ word, shown }) => word.slice(shown)) };
  return type === "fill-in-the-blanks" ? { letters: key?.["letters"] } : { text: key?.["text"] };
}

/** What the keys of a reading set ask for, by step. */
export async function rightReading(setId: string, position: number) {
  const { steps = [] } = (await readStoredItems(setId))[position] ?? {};
  return steps.map(({ key }) => Reading.parse(key));
}

/** Answers every step of an item as its key asks for. */
export async function answerRight(person: Person, setId: string, position: number) {
  const stored = (await readStoredItems(setId))[position];
  const isOne = stored?.steps.length === 1;
  const given = isOne ? [await rightAnswer(setId, position)] : await rightReading(setId, position);
  let reply: views.AnswerReply | undefined;
  for (const [step, each] of given.entries()) reply = await answer(person, setId, position, each, step);
  if (!reply) throw new Error("The item has no step.");
  return reply;
}

export async function wrongAnswer(setId: string, position: number) {
  const right = await rightAnswer(setId, position);
  if ("saidReal" in right) return { saidReal: !right.saidReal };
  if ("gaps" in right) return { gaps: right.gaps.map(() => "qq") };
  return "letters" in right ? { letters: "qqq" } : { text: "nothing of it" };
}

type Work = { type?: QuestionType; level?: views.Level; right: number; wrong: number };

/** So many questions of a kind, answered right and wrong, in a set of their own. */
export async function work(
  person: Person,
  { type = "fill-in-the-blanks", level = "medium", right, wrong }: Work,
) {
  const size = right + wrong > 10 ? 20 : right + wrong > 5 ? 10 : 5;
  const set = await createSet(person, { type, level, size, fresh: true });
  for (let position = 0; position < right + wrong; position += 1)
    if (position < right) await answerRight(person, set.id, position);
    else await answer(person, set.id, position, await wrongAnswer(set.id, position));
  return set;
}

export async function givePremium({ userId }: Person) {
  await (
    await database()
  )
    .insert(grants)
    .values({ id: v7(), userId, kind: "vip", qty: 30, source: `test:${v7()}` });
}

/** Everything the person did happened that much earlier. */
export async function moveBack({ userId }: Person, days: number) {
  const db = await database();
  const mine = db.select({ id: practiceSets.id }).from(practiceSets).where(eq(practiceSets.userId, userId));
  const earlier = sql`make_interval(days => ${days})`;
  await db
    .update(practiceItems)
    .set({
      begunAt: sql`${practiceItems.begunAt} - ${earlier}`,
      finishedAt: sql`${practiceItems.finishedAt} - ${earlier}`,
    })
    .where(inArray(practiceItems.setId, mine));
  await db
    .update(answers)
    .set({ answeredAt: sql`${answers.answeredAt} - ${earlier}` })
    .where(eq(answers.userId, userId));
  await db
    .update(practiceSets)
    .set({ createdAt: sql`${practiceSets.createdAt} - ${earlier}` })
    .where(eq(practiceSets.userId, userId));
  await db
    .update(mistakes)
    .set({ dueAt: sql`${mistakes.dueAt} - ${earlier}` })
    .where(eq(mistakes.userId, userId));
  await db
    .update(practiceQuota)
    .set({ day: sql`(${practiceQuota.day}::date - ${days}::int)::text` })
    .where(eq(practiceQuota.subject, `user:${userId}`));
}

/** Every property name anywhere in a JSON value. */
export function keysOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(keysOf);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [key, ...keysOf(inner)]);
}
