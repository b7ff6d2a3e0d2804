import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";

import { call, createUser, runtime, withRuntime } from "@/tests/api/harness";
import { ApiDocument, junkFor, routesOf } from "@/tests/api/junk-calls";

withRuntime();

let document: ApiDocument;
beforeAll(async () => {
  document = ApiDocument.parse((await call("GET", "/openapi.json")).body);
});

const Refusal = z.object({ status: z.number(), message: z.string().min(10), code: z.string().min(3) });
function isRefusal({ status, body }: { status: number; body: unknown }) {
  const said = Refusal.safeParse(body);
  return status >= 400 && status < 500 && said.data?.status === status;
}

/** What a refused call may not touch. Sessions, limits and page views count calls, not their content. */
const kept = ["users", "orders", "grants", "uses", "practice_sets", "payment_events"];

async function countRows() {
  const { database } = await runtime();
  const counts = await Promise.all(
    kept.map(async (table) => {
      const { rows } = z
        .object({ rows: z.array(z.object({ count: z.coerce.number() })) })
        .parse(await database.db.execute(sql`select count(*) as count from ${sql.identifier(table)}`));
      return [table, rows[0]?.count];
    }),
  );
  return Object.fromEntries(counts);
}

test("every route says who may call it", () => {
  const routes = routesOf(document);
  expect(routes.length).toBeGreaterThan(20);
  const silent = routes.filter(({ operation }) => operation["x-caller"] === undefined);
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test("a body that nginx has to let through stands where nginx lets it, and is no larger", () => {
  const large = routesOf(document).filter(({ operation }) => (operation["x-body"]?.upTo ?? 0) > 65_536);
  const lets = { uploads: 64 * 1_024 * 1_024, corrections: 1_024 * 1_024 };
  for (const { path, operation } of large) {
    const [, room] = /^\/(uploads|corrections)(?:\/|$)/.exec(path) ?? [];
    expect(Object.keys(lets)).toContain(room);
    expect(operation["x-body"]?.upTo).toBeLessThanOrEqual(
      room === "uploads" ? lets.uploads : lets.corrections,
    );
  }
});

test("a route for somebody refuses nobody, and one for an account refuses a guest", async () => {
  const guest = await createUser({ temp: true });
  for (const { method, path, operation } of routesOf(document)) {
    const caller = operation["x-caller"];
    const pathname = path.replace(/\{[^}]+\}/g, "018f0000-0000-7000-8000-000000000000");
    const hasNone = method === "GET" || operation["x-body"]?.kind === "none";
    const body = hasNone ? undefined : {};
    if (caller === "guest" || caller === "account") {
      const { status, body: answer } = await call(method, pathname, { body });
      expect([`${method} ${path}`, status, answer.code]).toEqual([
        `${method} ${path}`,
        401,
        "session/missing",
      ]);
    }
    if (caller === "account") {
      const { body: answer } = await call(method, pathname, { body, token: guest.token });
      expect([path, answer.code]).toEqual([path, "auth/account-needed"]);
    }
  }
});

test("junk on every route is refused with status, message and code, and changes nothing", async () => {
  const routes = routesOf(document);
  const callers = await Promise.all(routes.map(() => createUser()));
  const before = await countRows();
  const wrong: string[] = [];
  let calls = 0;
  let guests = 0;
  for (const [index, route] of routes.entries()) {
    for (const { what, isInput, method, pathname, body, headers } of junkFor(document, route)) {
      const token = callers[index]?.token;
      const answer = await call(method, pathname, { token, body, ...(headers ? { headers } : {}) });
      calls += 1;
      // What a route does not read cannot be wrong.
      const isIgnored = !isInput && answer.status < 300;
      if (isIgnored && route.path === "/common/guest") guests += 1;
      if (!isIgnored && !isRefusal(answer)) wrong.push(`${method} ${route.path}, ${what}: ${answer.status}`);
    }
  }
  expect(wrong).toEqual([]);
  expect(calls).toBeGreaterThan(600);
  expect(await countRows()).toEqual({ ...before, users: Number(before.users) + guests });
}, 120_000);
