import "server-only";

const downCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EHOSTUNREACH",
  "ENOSPC",
]);
/** Classes: connection (08), resources such as a full disk (53), operator intervention (57P), serialization and deadlock. */
const downStates = /^(08...|53...|57P..|40001|40P01|25006)$/;
const downMessages =
  /connection terminated|timeout exceeded when trying to connect|connection error and is not queryable|pool after calling end|PGlite is clos/i;

/** The error and what caused it; the query builder wraps the driver's. */
function* chain(error: unknown): Generator<Error & { code?: unknown }> {
  let next = error;
  for (let depth = 0; next instanceof Error && depth < 6; depth += 1) {
    yield next;
    if (next instanceof AggregateError) yield* next.errors.flatMap((inner) => [...chain(inner)]);
    next = next.cause;
  }
}

/** The database cannot be reached, is shutting down or has no room: worth a retry, not a fault of the call. */
export function isDatabaseDown(error: unknown) {
  return [...chain(error)].some(({ code, message }) => {
    if (typeof code === "string" && (downCodes.has(code) || downStates.test(code))) return true;
    return downMessages.test(message);
  });
}

/** The database refused a character or a value that no schema caught. */
export function isRefusedText(error: unknown) {
  return [...chain(error)].some(({ code }) => code === "22021" || code === "22P05");
}
