import { EventSourceParserStream } from "eventsource-parser/stream";

import { callApi } from "@/lib/api/client/call";
import { publicEnv } from "@/lib/env/public";

/** As `GET /api/events` describes them. */
export type LiveEvent = {
  event: "open" | "outcome.settled" | "correction.settled" | "exam.settled" | "job.progress" | "gap";
  data: Record<string, unknown>;
};
type Listener = (event: LiveEvent) => void;

const names: readonly string[] = [
  "open",
  "outcome.settled",
  "correction.settled",
  "exam.settled",
  "job.progress",
  "gap",
];
const isKnown = (name: string | undefined): name is LiveEvent["event"] => names.includes(name ?? "");
const pauses = { first: 1_000, most: 60_000 };

const listeners = new Set<Listener>();
let stop: AbortController | null = null;

/**
 * Calls back for what happens to this user's answers, as long as anybody in this tab listens; one connection serves
 * them all. `open` comes at the beginning and after each pause of the connection, `gap` when events may have been lost:
 * read again then what you wait for. Gives the function that ends it.
 */
export function followEvents(listener: Listener): () => void {
  listeners.add(listener);
  if (!stop) {
    stop = new AbortController();
    void follow(stop.signal);
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.abort();
    stop = null;
  };
}

/** The stream ends by itself now and then; a failure waits longer each time. */
async function follow(signal: AbortSignal) {
  let pause = pauses.first;
  while (!signal.aborted) {
    const isHeard = await listen(signal).catch(() => false);
    pause = isHeard ? pauses.first : Math.min(pause * 2, pauses.most);
    await sleep(pause * (0.5 + Math.random()), signal);
  }
}

/** Whether the server answered with a stream, once that has ended. */
async function listen(signal: AbortSignal): Promise<boolean> {
  const { body } = await callApi(`${publicEnv.apiBase}/api/events`, { signal });
  if (!body) return false;
  const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    const { event, data } = next.value;
    if (isKnown(event)) tell({ event, data: JSON.parse(data) });
  }
  return true;
}

function tell(event: LiveEvent) {
  for (const listener of [...listeners]) listener(event);
}

function sleep(milliseconds: number, signal: AbortSignal) {
  return new Promise<void>((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}
