import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { z } from "zod";

import { limitRules } from "@/lib/services/operation/limits";
import { call, createUser, withRuntime } from "@/tests/api/harness";

withRuntime();

const Shape: z.ZodType<Shape> = z.lazy(() =>
  z.looseObject({
    type: z.union([z.string(), z.array(z.string())]).optional(),
    enum: z.array(z.unknown()).optional(),
    example: z.unknown().optional(),
    minimum: z.number().optional(),
    maximum: z.number().optional(),
    maxLength: z.number().optional(),
    properties: z.record(z.string(), Shape).optional(),
  }),
);
type Shape = {
  [key: string]: unknown;
  type?: string | string[] | undefined;
  enum?: unknown[] | undefined;
  example?: unknown;
  minimum?: number | undefined;
  maximum?: number | undefined;
  maxLength?: number | undefined;
  properties?: Record<string, Shape> | undefined;
};
const Answer = z.object({
  headers: z.record(z.string(), z.object({ required: z.boolean() })),
  content: z.record(z.string(), z.object({ schema: z.record(z.string(), z.unknown()) })).optional(),
});
const Operation = z.looseObject({
  "x-caller": z.string(),
  "x-limits": z.array(z.object({ name: z.string() })).default([]),
  parameters: z.array(z.object({ name: z.string(), in: z.string(), schema: Shape })).default([]),
  requestBody: z.object({ content: z.record(z.string(), z.object({ schema: Shape })) }).optional(),
  responses: z.record(z.string(), Answer),
});
type Operation = z.infer<typeof Operation>;
const Document = z.object({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.object({ schemas: z.record(z.string(), z.unknown()) }),
});

let routes: { name: string; method: string; path: string; operation: Operation }[] = [];
let definitions = {};
beforeAll(async () => {
  const { paths, components } = Document.parse((await call("GET", "/openapi.json")).body);
  definitions = components.schemas;
  routes = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      name: `${method} ${path}`,
      method: method.toUpperCase(),
      path: path.replace(/^\/api/, ""),
      operation,
    })),
  );
});

const junk = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 1e21, "", "\0", "%", "a&b=1", "'\"<>", {}, [], [[1]]),
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

/** What fits the schema, mostly. */
function fitting({
  type,
  enum: values,
  example,
  minimum = 0,
  maximum = 100,
  maxLength = 60,
  properties,
}: Shape): fc.Arbitrary<unknown> {
  if (values && values.length > 0) return fc.constantFrom(...values);
  if (properties) return object(properties);
  if (type === "integer" || type === "number")
    return fc.integer({ min: minimum, max: Math.min(maximum, 2 ** 31 - 1) });
  if (type === "boolean") return fc.boolean();
  const text = fc.string({ unit: "grapheme", maxLength });
  return example === undefined ? text : fc.oneof(fc.constant(example), text);
}

const value = (shape: Shape) =>
  fc.oneof({ weight: 6, arbitrary: fitting(shape) }, { weight: 1, arbitrary: junk });

function object(properties: Record<string, Shape>) {
  const fields = Object.entries(properties).map(([name, shape]) => [name, value(shape)] as const);
  return fc.record(Object.fromEntries(fields), { requiredKeys: [] });
}

/** A call of a route: its path, query and body. */
function callOf({ path, operation }: (typeof routes)[number]) {
  const given = (where: string) =>
    Object.fromEntries(
      operation.parameters.filter((one) => one.in === where).map(({ name, schema }) => [name, schema]),
    );
  const body = operation.requestBody?.content["application/json"]?.schema;
  const text = (part: unknown) =>
    encodeURIComponent((typeof part === "string" ? part : JSON.stringify(part)).toWellFormed());
  // With these the address is another one.
  const isPart = (part: unknown) => !["", ".", ".."].includes(text(part));
  return fc
    .record({
      inPath: fc.record(
        Object.fromEntries(
          Object.entries(given("path")).map(([name, shape]) => [name, value(shape).filter(isPart)]),
        ),
      ),
      query: object(given("query")),
      isTwice: fc.boolean(),
      body: body ? value(body) : fc.constant(undefined),
    })
    .map(({ inPath, query, isTwice, body: sent }) => {
      const filled = Object.entries(inPath).reduce<string>(
        (all, [name, part]) => all.replace(`{${name}}`, text(part)),
        path,
      );
      const pairs = Object.entries(query).map(([name, part]) => `${name}=${text(part)}`);
      const twice = isTwice ? pairs.slice(0, 1) : [];
      return { pathname: `${filled}?${[...pairs, ...twice].join("&")}`, body: sent };
    });
}

function validator(schema: Record<string, unknown>) {
  const text = JSON.stringify({ ...schema, $defs: definitions });
  return z.fromJSONSchema(JSON.parse(text.replaceAll("#/components/schemas/", "#/$defs/")));
}

/** What of the answer the document does not say. */
function misfits(operation: Operation, { status, headers, body }: Awaited<ReturnType<typeof call>>) {
  const said = operation.responses[String(status)];
  if (!said || status >= 500) return [`status ${status}`];
  const missing = Object.entries(said.headers)
    .filter(([name, { required }]) => required && !headers.has(name))
    .map(([name]) => `${status} without ${name}`);
  const schema = said.content?.["application/json"]?.schema;
  const fits = !schema || validator(schema).safeParse(body).success;
  return fits ? missing : [...missing, `${status} with ${JSON.stringify(body).slice(0, 120)}`];
}

const seed = 20_260_412;

test("whatever a call of the document's shape carries, the answer is one that the document names, and none is a 5xx", async () => {
  const { token } = await createUser();
  const wrong: string[] = [];
  for (const [index, route] of routes.entries()) {
    if (route.path === "/events") continue;
    const calls = fc.sample(callOf(route), { seed: seed + index, numRuns: 15 });
    for (const [round, { pathname, body }] of calls.entries()) {
      const answer = await call(route.method, pathname, {
        body,
        peer: `2001:db8:f:${round}::1`,
        ...(round % 5 === 0 ? {} : { token }),
      });
      for (const what of misfits(route.operation, answer)) wrong.push(`${route.name}: ${what}`);
    }
  }
  expect([...new Set(wrong)]).toEqual([]);
});

test("a method that a path does not have is refused with those that it has", async () => {
  const has = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  for (const { path, operation } of routes) {
    const method = ["PATCH", "PUT", "DELETE"].find((other) => !has.has(`${other} ${path}`)) ?? "TRACE";
    const answer = await call(method, path.replaceAll(/\{[^}]+\}/g, "1"));
    expect([path, answer.status, answer.headers.has("allow")]).toEqual([path, 405, true]);
    expect(operation.responses["405"]?.headers).toHaveProperty("Allow");
  }
});

test("each limit stands at a route that it limits", () => {
  const named = new Set(routes.flatMap(({ operation }) => operation["x-limits"].map(({ name }) => name)));
  const silent = Object.keys(limitRules).filter((name) => !named.has(name) && name !== "webhook.once");
  expect(silent).toEqual([]);
});

test("a session, a limit and a body are said with what they cost: 401, 429, 413 and 415", () => {
  for (const { name, method, operation } of routes) {
    const statuses = Object.keys(operation.responses);
    const needsSession = operation["x-caller"] === "guest" || operation["x-caller"] === "account";
    expect([name, statuses.includes("401") || !needsSession]).toEqual([name, true]);
    expect([name, statuses.includes("429")]).toEqual([name, operation["x-limits"].length > 0]);
    for (const status of ["408", "413", "415"])
      expect([name, status, statuses.includes(status)]).toEqual([name, status, method !== "GET"]);
  }
});
