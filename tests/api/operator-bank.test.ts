import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { items } from "@/lib/db/schema/bank";
import { examItems, exams } from "@/lib/db/schema/exams";
import * as operatorViews from "@/lib/services/operator/views";
import { sitter, start } from "@/tests/api/exam-calls";
import { runtime, withRuntime } from "@/tests/api/harness";
import { ask, operatorInside, report, withMistake } from "@/tests/api/operator-calls";
import { signUp } from "@/tests/api/practice-calls";

withRuntime();

async function reportedItem() {
  const ana = await signUp();
  const { setId, item } = await withMistake(ana);
  await report(ana, { setId, position: 0, kind: "wrong", note: "I think it fits." });
  return item;
}

test("the figures of the bank count each question once, and what was served", async () => {
  const item = await reportedItem();
  const editor = await operatorInside();
  const figures = operatorViews.BankFigures.parse((await ask(editor, "GET", "/bank")).body.data);
  const db = (await runtime()).database.db;
  const ids = await db.selectDistinct({ id: items.id }).from(items);
  const sum = (rows: readonly { items: number }[]) => rows.reduce((all, row) => all + row.items, 0);
  expect(sum(figures.counts)).toBe(ids.length);
  const published = figures.counts.filter(({ status }) => status === "published");
  expect(sum(figures.exposure)).toBe(sum(published));
  expect(figures.mostServed.length).toBeGreaterThan(0);
  expect(figures.flagged.some(({ itemId }) => itemId === item.id)).toBe(true);
  expect(figures.reports.some(({ kind, status }) => kind === "wrong" && status === "open")).toBe(true);
});

test("what exams asked was served, as what practice asked", async () => {
  const item = await reportedItem();
  const editor = await operatorInside();
  const { id } = await start(await sitter(), "diagnostic");
  const asked = { examId: id, itemId: item.id, itemVersion: item.version, media: [] };
  const db = (await runtime()).database.db;
  await db
    .insert(examItems)
    .values(Array.from({ length: 200 }, (_, at) => ({ ...asked, position: 500 + at })));

  const figures = operatorViews.BankFigures.parse((await ask(editor, "GET", "/bank")).body.data);
  for (const listed of [figures.mostServed, figures.flagged])
    expect(listed.find(({ itemId }) => itemId === item.id)?.times).toBeGreaterThan(200);
  expect(figures.exposure.some(({ type, from }) => type === item.type && from > 100)).toBe(true);
});

test("the room counts whole mock exams that ended with a report at standard time, and no others", async () => {
  const editor = await operatorInside();
  const count = async () =>
    operatorViews.BankMeasures.parse((await ask(editor, "GET", "/measures")).body.data).sittings;
  const before = await count();
  expect(before.needed).toBe(300);
  const { db } = (await runtime()).database;
  const ended = { state: "done", dueAt: null } as const;
  const others = [
    { ...ended, kind: "mock", multiplier: 1.5 },
    { ...ended, kind: "diagnostic" },
    { ...ended, kind: "mock", state: "given-up" },
  ] as const;
  for (const set of others) {
    const { id } = await start(await sitter(), "diagnostic");
    await db.update(exams).set(set).where(eq(exams.id, id));
  }
  expect((await count()).done).toBe(before.done);
  const { id } = await start(await sitter(), "diagnostic");
  await db
    .update(exams)
    .set({ ...ended, kind: "mock" })
    .where(eq(exams.id, id));
  expect((await count()).done).toBe(before.done + 1);
});
