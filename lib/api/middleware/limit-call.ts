import { z } from "@hono/zod-openapi";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";

import type { ApiEnv } from "@/lib/api/api-env";
import { Body, usualBody } from "@/lib/api/body-of";
import { Deadline } from "@/lib/api/deadline";
import { routeOf } from "@/lib/api/route-of";
import { refuseBadJson } from "@/lib/api/middleware/clean-text";
import { AppError } from "@/lib/core/errors";

/** An application's routes; their paths do not have its base path. */
type Routes = { registry: { definitions: { type: string; route?: unknown }[] }; basePath: string };

const usualTimes = { whole: 15_000, stream: 60_000 };
const jsonType = /^application\/json\s*(;|$)/i;
/** How gzip begins; zip archives and other packed bytes are no JSON at all. */
const isGzip = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;
const tooLarge = () => new AppError("request/too-large");
const tooSlow = () => new AppError("request/too-slow");
const notAnswered = () => new AppError("server/unavailable", { retryAfter: 5 });

/**
 * Each route gets the body it says it takes, and no more of it. The body is there and the answer begins within 15
 * seconds; where the body is a stream, within 60.
 */
export function limitCall(routes: Routes, times = usualTimes) {
  let bodies: Map<string, Body> | null = null;
  return createMiddleware<ApiEnv>(async (c, next) => {
    const hasNone = c.req.method === "GET" || c.req.method === "HEAD" || !c.req.raw.body;
    bodies ??= readBodies(routes);
    const { kind, upTo } = hasNone ? usualBody : (bodies.get(routeOf(c)) ?? usualBody);
    if (!hasNone) refuseEncoded(c);
    const deadline = new Deadline(kind === "stream" ? times.stream : times.whole);
    try {
      if (kind === "stream") {
        const late = openStream(c, upTo);
        await deadline.holds(next(), late);
        return;
      }
      if (!hasNone) await deadline.holds(takeWhole(c, { kind, upTo }), tooSlow);
      await deadline.holds(next(), notAnswered);
    } finally {
      deadline.end();
    }
  });
}

const Declared = z.looseObject({ method: z.string(), path: z.string(), "x-body": Body.optional() });

/** By method and path, as the routes say it in their OpenAPI entries. */
function readBodies({ registry: { definitions }, basePath }: Routes) {
  const declared = definitions.flatMap(({ type, route }) => (type === "route" ? Declared.parse(route) : []));
  return new Map(
    declared.flatMap(({ method, path, "x-body": body }): [string, Body][] =>
      body ? [[`${method.toUpperCase()} ${basePath}${path.replaceAll(/\{([^}]+)\}/g, ":$1")}`, body]] : [],
    ),
  );
}

/** Nothing here unpacks: a small body could stand for a large one. */
function refuseEncoded(c: Context<ApiEnv>) {
  const encoding = c.req.header("content-encoding") ?? "identity";
  if (encoding.trim().toLowerCase() !== "identity") throw new AppError("request/encoded");
}

function replaceBody(
  c: Context<ApiEnv>,
  body: Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array>,
  type?: string,
) {
  const { url, method, signal } = c.req.raw;
  const headers = new Headers(c.req.raw.headers);
  if (type) headers.set("content-type", type);
  const init: RequestInit & { duplex: "half" } = { method, headers, signal, body, duplex: "half" };
  c.req.raw = new Request(url, init);
}

async function takeWhole(c: Context<ApiEnv>, { kind, upTo }: Body) {
  const { raw } = c.req;
  if (!raw.body) return;
  const bytes = await readUpTo(arriving(raw.body), upTo);
  const isJson = kind === "json" && bytes.length > 0;
  if (isJson) {
    if (!jsonType.test(c.req.header("content-type") ?? "")) throw new AppError("request/not-json");
    if (isGzip(bytes)) throw new AppError("request/encoded");
    refuseBadJson(parse(bytes));
  }
  // The validator behind this takes the plain name only, and not every way of writing it.
  replaceBody(c, bytes, isJson ? "application/json" : undefined);
}

/** A body as it comes. Its end before its time is the caller's doing, not a fault of ours. */
function arriving(body: ReadableStream<Uint8Array>) {
  const reader = body.getReader();
  return new ReadableStream<Uint8Array>({
    async pull(controller) {
      const part = await reader.read().catch((cause: unknown) => {
        throw new AppError("request/broken-off", { cause });
      });
      if (part.done) controller.close();
      else controller.enqueue(part.value);
    },
    cancel: (reason) => reader.cancel(reason),
  });
}

async function readUpTo(stream: ReadableStream<Uint8Array>, limit: number) {
  const reader = stream.getReader();
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    size += part.value.length;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge();
    }
    chunks.push(part.value);
  }
  return Buffer.concat(chunks);
}

function parse(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch (cause) {
    throw new AppError("request/broken-json", { cause });
  }
}

/** Lets the handler read while the body arrives; gives what to say when the time has passed. */
function openStream(c: Context<ApiEnv>, upTo: number) {
  const { raw } = c.req;
  if (Number(raw.headers.get("content-length")) > upTo) throw tooLarge();
  const cut = new AbortController();
  let size = 0;
  let isRead = false;
  const counted = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > upTo) controller.error(tooLarge());
      else controller.enqueue(chunk);
    },
    flush: () => void (isRead = true),
  });
  if (raw.body) replaceBody(c, arriving(raw.body).pipeThrough(counted, { signal: cut.signal }));
  return () => {
    if (isRead) return notAnswered();
    const failure = tooSlow();
    cut.abort(failure);
    return failure;
  };
}
