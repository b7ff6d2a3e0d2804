import "server-only";
import { sql, type SQL } from "drizzle-orm";

import { AppEvent, type EventFilter, type EventKind, type EventOf } from "@/lib/integrations/events/event";

type SqlExecutor = { execute: (query: SQL) => PromiseLike<unknown> };

/** Listens on a channel of the database; `onGap` when messages may have been lost. Resolves once it listens. */
export type Listen = (
  channel: string,
  onMessage: (payload: string) => void,
  onGap: () => void,
) => Promise<() => Promise<void>>;

export type Events = {
  /** Tells all processes once the executor's transaction commits; a rollback tells nobody. */
  publish: (executor: SqlExecutor, event: AppEvent) => Promise<void>;
  /**
   * Calls `listener` for each event that the filter lets through, until the returned function is called. `onGap`:
   * events may have been lost; read again what the listener follows.
   */
  subscribe: <Kind extends EventKind>(
    filter: EventFilter<Kind>,
    listener: (event: EventOf<Kind>) => void,
    onGap?: () => void,
  ) => () => void;
  close: () => Promise<void>;
};

type Subscription = {
  passes: (event: AppEvent) => boolean;
  tell: (event: AppEvent) => void;
  onGap?: () => void;
};

const channel = "bandwise_events";
const mostBytes = 7_900;

const isKind = <Kind extends EventKind>(event: AppEvent, kind: Kind): event is EventOf<Kind> =>
  event.kind === kind;

/** Events by NOTIFY, which both databases have: within the one process on PGlite, to all processes on PostgreSQL. */
export async function openEvents(listen: Listen, onError: (error: unknown) => void): Promise<Events> {
  const subscriptions = new Set<Subscription>();
  const guarded = (work: () => void) => {
    try {
      work();
    } catch (error) {
      onError(error);
    }
  };
  const onMessage = (payload: string) => {
    const event = AppEvent.safeParse(readJson(payload));
    // A newer process may tell what this one does not know.
    if (!event.success) return;
    for (const { passes, tell } of [...subscriptions])
      if (passes(event.data)) guarded(() => tell(event.data));
  };
  const unlisten = await listen(channel, onMessage, () => {
    for (const { onGap } of [...subscriptions]) if (onGap) guarded(onGap);
  });

  return {
    async publish(executor, event) {
      const payload = JSON.stringify(event);
      if (Buffer.byteLength(payload) > mostBytes) throw new Error(`The event ${event.kind} is too large.`);
      await executor.execute(sql`select pg_notify(${channel}, ${payload})`);
    },
    subscribe(filter, listener, onGap) {
      const wanted = Object.entries(filter).filter(([, value]) => value !== undefined);
      const subscription: Subscription = {
        passes: (event) => wanted.every(([name, value]) => Reflect.get(event, name) === value),
        tell: (event) => {
          if (isKind(event, filter.kind)) listener(event);
        },
        ...(onGap ? { onGap } : {}),
      };
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },
    async close() {
      subscriptions.clear();
      await unlisten();
    },
  };
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
