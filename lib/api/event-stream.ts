import type { Context } from "hono";
import { streamSSE, type SSEStreamingApi } from "hono/streaming";

import { drainSignal } from "@/lib/services/operation/start-runtime";

export type StreamEvent = { event: string; data: unknown };
type Follow = (send: (event: StreamEvent) => void) => () => void;

/** In milliseconds. A session is worth half an hour; whoever is still there comes again with a new token. */
const usualTimes = { heartbeat: 20_000, idle: 600_000, whole: 1_800_000 };
const headers = { "cache-control": "no-store, no-transform", "x-accel-buffering": "no" };

/**
 * Answers with server-sent events: first `open`, then what `follow` sends until its reader leaves, nothing happened for
 * ten minutes, or the process stops. What `follow` gives back is called at the end, whatever the reason.
 */
export function eventStream(c: Context, follow: Follow, times = usualTimes): Response {
  // The answer to HEAD has no reader who could leave.
  if (c.req.method === "HEAD") return c.body(null, 200, { ...headers, "content-type": "text/event-stream" });
  const { promise, resolve } = Promise.withResolvers<void>();
  c.set("ended", promise);
  const answer = streamSSE(c, (stream) => run(stream, follow, times).finally(resolve));
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}

async function run(stream: SSEStreamingApi, follow: Follow, times: typeof usualTimes) {
  const { promise: over, resolve: end } = Promise.withResolvers<void>();
  let waiting = 0;
  let sent: Promise<unknown> = Promise.resolve();
  const write = (work: () => Promise<unknown>) => {
    waiting += 1;
    sent = sent.then(work).then(() => (waiting -= 1));
  };
  const idle = setTimeout(end, times.idle);
  const whole = setTimeout(end, times.whole);
  const heartbeat = setInterval(() => {
    // What was written a heartbeat ago has not been taken: nobody reads.
    if (waiting > 0) stream.abort();
    else write(() => stream.write(":\n\n"));
  }, times.heartbeat);
  const drain = drainSignal();
  const onDrain = () => end();
  drain.addEventListener("abort", onDrain);
  if (drain.aborted) end();
  stream.onAbort(end);
  const send = ({ event, data }: StreamEvent) => {
    idle.refresh();
    write(() => stream.writeSSE({ event, data: JSON.stringify(data) }));
  };
  const leave = follow(send);
  send({ event: "open", data: {} });
  await over;
  leave();
  drain.removeEventListener("abort", onDrain);
  for (const timer of [idle, whole, heartbeat]) clearTimeout(timer);
}
