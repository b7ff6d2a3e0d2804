import { z } from "zod";

const Schema = z.looseObject({ type: z.union([z.string(), z.array(z.string())]).optional() });
const Body = z.looseObject({
  properties: z.record(z.string(), Schema).optional(),
  required: z.array(z.string()).optional(),
});
const Parameter = z.looseObject({ name: z.string(), in: z.string() });
const Operation = z.looseObject({
  "x-caller": z.enum(["public", "guest", "account", "signed"]).optional(),
  "x-body": z.object({ kind: z.string(), upTo: z.number() }).optional(),
  parameters: z.array(Parameter).default([]),
  requestBody: z
    .looseObject({ content: z.record(z.string(), z.looseObject({ schema: Body.optional() })) })
    .optional(),
});
export const ApiDocument = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), Body).optional() }).optional(),
});
export type ApiDocument = z.infer<typeof ApiDocument>;
type Operation = z.infer<typeof Operation>;

export type Route = { method: string; path: string; operation: Operation };

export function routesOf({ paths }: ApiDocument): Route[] {
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      method: method.toUpperCase(),
      path: path.replace(/^\/api/, ""),
      operation,
    })),
  );
}

const strangerId = "018f0000-0000-7000-8000-000000000000";
const nul = String.fromCharCode(0);
const long = "x".repeat(70_000);
const rubbish = ["..%2f..%2fetc", "%00", "'%20or%201=1", "x".repeat(3_000), "null", "-1"];
/** No value of these fits any property: the schema asks for one type, and each comes in every other. */
const otherTypes = [null, 0, -1.5, true, "", nul, [], {}, [[1]], { a: { b: [] } }, "\ud800"];

const Nullable = z.object({ type: z.array(z.string()).refine((types) => types.includes("null")) });

type Junk = {
  what: string;
  /** The route reads this: it has to refuse it. */
  isInput: boolean;
  pathname: string;
  method: string;
  body?: unknown;
  headers?: Record<string, string>;
};

function fill(path: string, value: string) {
  return path.replace(/\{[^}]+\}/g, value);
}

function jsonSchema(document: ApiDocument, { requestBody }: Operation) {
  const schema = requestBody?.content["application/json"]?.schema;
  const name = typeof schema?.["$ref"] === "string" ? schema["$ref"].split("/").at(-1) : undefined;
  return name ? document.components?.schemas?.[name] : schema;
}

type Place = Pick<Junk, "method" | "pathname">;

function badAddresses({ method, path, operation }: Route, pathname: string): Junk[] {
  const inPath = path.includes("{")
    ? rubbish.map((value) => ({ isInput: true, what: `path ${value}`, method, pathname: fill(path, value) }))
    : [];
  const inQuery = operation.parameters
    .filter((parameter) => parameter.in === "query")
    .flatMap(({ name }) =>
      rubbish.map((value) => ({
        isInput: false,
        what: `query ${name}`,
        method,
        pathname: `${pathname}?${name}=${value}&${name}=${value}`,
      })),
    );
  const otherMethods = ["PUT", "DELETE", "PATCH"].map((other) => ({
    isInput: false,
    what: `method ${other}`,
    method: other,
    pathname,
  }));
  return [...inPath, ...inQuery, ...otherMethods];
}

const badBodies: [string, unknown][] = [
  ["broken JSON", '{"email": '],
  ["no object", "[]"],
  ["a bare string", '"text"'],
  ["oversize", JSON.stringify({ email: long })],
  ["NUL", JSON.stringify({ email: `a${nul}b@example.com`, data: nul })],
  ["only unknown properties", { constructor: 1, surprise: true }],
  ["deep nesting", `${"[".repeat(20_000)}${"]".repeat(20_000)}`],
];

/** What may be emptied takes null. */
const isFine = (value: unknown, schema: unknown) => value === null && Nullable.safeParse(schema).success;

function wrongBodies(place: Place, properties: Record<string, unknown>): Junk[] {
  const wrongTypes = Object.entries(properties).flatMap(([name, schema]) =>
    otherTypes
      .filter((value) => !isFine(value, schema))
      .map((value): [string, unknown] => [`${name} as ${JSON.stringify(value)}`, { [name]: value }]),
  );
  return [
    ...[...badBodies, ...wrongTypes].map(([what, body]) => ({ isInput: true, what, ...place, body })),
    { isInput: false, what: "form", ...place, body: "a=b", headers: { "content-type": "text/plain" } },
    { isInput: false, what: "no body", ...place },
  ];
}

/** Everything that no client of ours would send to this route. */
export function junkFor(document: ApiDocument, route: Route): Junk[] {
  const { method, operation } = route;
  const pathname = fill(route.path, strangerId);
  const addresses = badAddresses(route, pathname);
  if (method === "GET") return addresses;
  const properties = jsonSchema(document, operation)?.properties ?? {};
  return [...addresses, ...wrongBodies({ method, pathname }, properties)];
}
