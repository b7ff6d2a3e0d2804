import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";

import { withBillingSite } from "@/tests/api/billing-site";
import { fullLife } from "@/tests/api/full-life";
import { call, password, runtime, waitFor } from "@/tests/api/harness";
import { isAbout, ownedTables, tables, unlinkedOwners } from "@/tests/api/owned-tables";

withBillingSite();

/** Owned tables that the export leaves out, and why. */
const notExported: Record<string, string> = {
  accessTokens: "opens a door and tells nothing",
  refreshTokens: "opens a door and tells nothing",
  operatorSessions: "opens a door and tells nothing",
  operatorActs: "names operators at work, who are not its subject; nobody can change it",
};

/** Owned tables that keep rows when their person has gone, and why. */
const notDeleted: Record<string, string> = {
  orders: "books: under an owner about whom nothing is known",
  grants: "books: under an owner about whom nothing is known",
  uses: "books: under an owner about whom nothing is known",
  receipts: "books: they say nothing of the buyer",
  withdrawals: "books: name and address are emptied",
  files: "the owner is emptied; the sweep takes row and bytes",
  operatorActs: "what operators did stays, with their own address",
};

/** No learner has rows in it. */
const notOfLearners = ["operatorActs"];

const Counted = z.object({ rows: z.tuple([z.object({ n: z.coerce.number() })]) });
const Keyed = z.object({ rows: z.array(z.object({ row: z.string() })) });

async function readRows(name: string, condition: ReturnType<typeof sql>) {
  const { database } = await runtime();
  const found = await database.db.execute(
    sql`select row_to_json(t)::text as row from ${sql.identifier(name)} t where ${condition}`,
  );
  return Keyed.parse(found).rows.map(({ row }) => row);
}

/** Tables with a row in which one of these words stands anywhere. */
async function mentions(words: readonly string[]) {
  const { database } = await runtime();
  const found: string[] = [];
  for (const { key, name } of tables) {
    const says = words.map((word) => sql`position(${word} in lower(row_to_json(t)::text)) > 0`);
    const { rows } = Counted.parse(
      await database.db.execute(
        sql`select count(*) as n from ${sql.identifier(name)} t where ${sql.join(says, sql` or `)}`,
      ),
    );
    if (rows[0].n > 0) found.push(key);
  }
  return found;
}

const Ids = z.object({ id: z.string() });
const idsIn = (rows: readonly string[]) => rows.map((row) => Ids.parse(JSON.parse(row)).id);

test("exceptions name tables that have an owner, so that none outlives its table", () => {
  const owned = ownedTables().map(({ key }) => key);
  for (const key of [...Object.keys(notExported), ...Object.keys(notDeleted), ...notOfLearners])
    expect(owned).toContain(key);
  expect(owned).toEqual(expect.arrayContaining(["practiceItems", "outcomes", "accessTokens", "mails"]));
});

test("whose a row is, is a reference to its person, so that no table with an owner is overlooked", () => {
  expect(unlinkedOwners()).toEqual([]);
});

test("the person of these tests has a row in every table with an owner, else nothing is checked of it", async () => {
  const { person } = await fullLife();
  const empty: string[] = [];
  for (const { key, name } of ownedTables())
    if ((await readRows(name, isAbout(name, person))).length === 0) empty.push(key);
  expect(empty).toEqual(notOfLearners);
});

test("the export has a list for every table with an owner, or there is a reason why not", async () => {
  const { person } = await fullLife();
  const { body } = await call("GET", "/account/export", { token: person.token });
  const missing = ownedTables()
    .map(({ key }) => key)
    .filter((key) => !Array.isArray(body[key]) || body[key].length === 0);
  expect(missing.toSorted()).toEqual(Object.keys(notExported).toSorted());
});

test("after a deletion every row that had an owner is gone, or is one of those that a reason keeps", async () => {
  const { person, setId } = await fullLife();
  const before = new Map<string, string[]>();
  for (const { key, name } of ownedTables()) before.set(key, await readRows(name, isAbout(name, person)));
  const answerIds = idsIn(before.get("answers") ?? []);
  expect(answerIds.length).toBeGreaterThan(1);

  const gone = await call("DELETE", "/account", {
    token: person.token,
    body: { email: person.email, password },
  });
  expect(gone.status).toBe(200);
  // The mail that confirms it is the last that names them.
  await waitFor(async () => (await mentions([person.id, person.email])).length === 0);

  const left: string[] = [];
  for (const { key, name } of ownedTables()) {
    const rows = new Set(await readRows(name, sql`true`));
    const kept = new Set([...rows].map((row) => keyOf(row)));
    if ((before.get(key) ?? []).some((row) => kept.has(keyOf(row)))) left.push(key);
  }
  expect(left.filter((key) => !Object.hasOwn(notDeleted, key))).toEqual([]);
  // No answer leads back: neither it nor the set it was given in is named anywhere.
  expect(await mentions([...answerIds, setId])).toEqual([]);
});

/** What a row is known by: its id, or where it has none all of it. */
function keyOf(row: string) {
  const { success, data } = Ids.safeParse(JSON.parse(row));
  return success ? data.id : row;
}
