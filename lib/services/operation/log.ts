import "server-only";
import { pino, stdSerializers, type Logger } from "pino";

const place = Symbol.for("bandwise.log");
const holder: typeof globalThis & { [place]?: Logger } = globalThis;

/** Queries carry what people typed, in their parameters and in the driver's detail: only what names the fault stays. */
function describeError(error: unknown) {
  if (!(error instanceof Error)) return { message: "not an error" };
  const { type, stack } = stdSerializers.err(error);
  const code = "code" in error && typeof error.code === "string" ? error.code : undefined;
  const isQuery = error.message.startsWith("Failed query");
  const cause: unknown = error.cause;
  return {
    type,
    code,
    message: isQuery ? "Failed query" : error.message.slice(0, 500),
    stack: stack
      .split("\n")
      .filter((line) => line.trimStart().startsWith("at "))
      .slice(0, 12),
    ...(cause instanceof Error
      ? { cause: { code: Reflect.get(cause, "code"), message: cause.message.slice(0, 200) } }
      : {}),
  };
}

/** Structured lines on stdout. Nothing personal goes in; redaction is the second net. */
export function createLog(level: string): Logger {
  const created = pino(
    {
      level,
      base: null,
      formatters: { level: (label) => ({ level: label }) },
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: { err: describeError },
      redact: {
        paths: ["email", "password", "token", "authorization", "cookie", "*.email", "*.password", "*.token"],
        censor: "[redacted]",
      },
    },
    // Several lines with one write; the rest is written half a second later, and at the end of the process.
    pino.destination({ sync: false, minLength: 4_096, periodicFlush: 500 }),
  );
  holder[place] = created;
  return created;
}

/** The process's log, also before the runtime is up. */
export function log(): Logger {
  return holder[place] ?? createLog("info");
}
