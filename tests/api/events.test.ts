import { sql } from "drizzle-orm";
import { v7 } from "uuid";
import { expect, test } from "vitest";

import type { EventOf } from "@/lib/integrations/events/event";
import { openEvents } from "@/lib/integrations/events/events";

import { runtime, waitFor, withRuntime } from "./harness";

withRuntime();

const settled = (userId: string): EventOf<"outcome.settled"> => ({
  kind: "outcome.settled",
  userId,
  answerId: v7(),
  contextId: v7(),
  position: 0,
  step: 0,
});

test("an event is told when its transaction commits, to whom it concerns, and not after they left", async () => {
  const { database, events } = await runtime();
  const userId = v7();
  const heard: unknown[] = [];
  const leave = events.subscribe({ kind: "outcome.settled", userId }, (event) => void heard.push(event));
  const mine = settled(userId);
  await database.db.transaction(async (tx) => {
    await events.publish(tx, mine);
    await events.publish(tx, settled(v7()));
    expect(heard).toEqual([]);
  });
  await waitFor(async () => heard.length > 0);
  leave();
  const last = new Promise<void>((resolve) => {
    const end = events.subscribe({ kind: "pages.expired" }, () => (end(), resolve()));
  });
  await events.publish(database.db, settled(userId));
  await events.publish(database.db, { kind: "pages.expired", by: "a test", tags: ["legal"] });
  await last;
  expect(heard).toEqual([mine]);
});

test("what is rolled back is told to nobody", async () => {
  const { database, events } = await runtime();
  const userId = v7();
  const heard: unknown[] = [];
  events.subscribe({ kind: "outcome.settled" }, (event) => void heard.push(event.userId));
  const undone = database.db.transaction(async (tx) => {
    await events.publish(tx, settled(userId));
    throw new Error("no");
  });
  await expect(undone).rejects.toThrow("no");
  const other = v7();
  await events.publish(database.db, settled(other));
  await waitFor(async () => heard.includes(other));
  expect(heard).not.toContain(userId);
});

test("a listener that throws is reported and keeps nobody from hearing", async () => {
  const { database } = await runtime();
  const errors: unknown[] = [];
  const events = await openEvents(database.listen, (error) => void errors.push(error));
  const heard: string[] = [];
  events.subscribe({ kind: "outcome.settled" }, () => {
    throw new Error("broken listener");
  });
  events.subscribe({ kind: "outcome.settled" }, ({ userId }) => void heard.push(userId));
  const userId = v7();
  await events.publish(database.db, settled(userId));
  await waitFor(async () => heard.includes(userId));
  expect(errors).toMatchObject([{ message: "broken listener" }]);
  await events.close();
});

test("messages of another version are passed over, and an event larger than a message is refused", async () => {
  const { database, events } = await runtime();
  const heard: string[] = [];
  events.subscribe({ kind: "outcome.settled" }, ({ userId }) => void heard.push(userId));
  for (const text of ["not json", `{"kind":"of.tomorrow"}`])
    await database.db.execute(sql`select pg_notify('bandwise_events', ${text})`);
  const userId = v7();
  await events.publish(database.db, settled(userId));
  await waitFor(async () => heard.includes(userId));
  await expect(
    events.publish(database.db, { kind: "pages.expired", by: "a test", tags: ["t".repeat(8_000)] }),
  ).rejects.toThrow("too large");
});

/** PGlite has no connection that could end. */
const servers = process.env.TEST_DATABASE_URL ? ["PostgreSQL"] : [];

test.each(servers)("when %s ends the listening connection, it is made anew and the gap is told", async () => {
  const { database, events } = await runtime();
  const heard: string[] = [];
  let gaps = 0;
  events.subscribe(
    { kind: "outcome.settled" },
    ({ userId }) => void heard.push(userId),
    () => (gaps += 1),
  );
  await database.run(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = current_database() and query like 'listen %'`,
  );
  await waitFor(async () => gaps > 0);
  const userId = v7();
  await events.publish(database.db, settled(userId));
  await waitFor(async () => heard.includes(userId));
});
