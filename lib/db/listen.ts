import "server-only";
import { Client } from "pg";

const shortestPause = 500;
const longestPause = 15_000;
const checkEvery = 15_000;

/**
 * Listens on a connection of its own, since a pool lends a session only for a while. When the connection ends, or
 * gives no sign of life, it is made anew and `onGap` is called.
 */
export async function listenPostgres(
  settings: { connectionString: string; onError: (error: unknown) => void },
  channel: string,
  onMessage: (payload: string) => void,
  onGap: () => void,
): Promise<() => Promise<void>> {
  const closing = new AbortController();
  let current: Client | null = null;
  let timer: NodeJS.Timeout | undefined;

  async function connect() {
    const client = new Client({
      connectionString: settings.connectionString,
      connectionTimeoutMillis: 5_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    client.on("notification", ({ payload }) => onMessage(payload ?? ""));
    const onEnd = (error?: unknown) => {
      if (current !== client || closing.signal.aborted) return;
      current = null;
      settings.onError(error ?? new Error("The listening connection ended."));
      void client.end().catch(() => undefined);
      again(shortestPause);
    };
    client.on("error", onEnd);
    client.on("end", onEnd);
    try {
      await client.connect();
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    } catch (error) {
      await client.end().catch(() => undefined);
      throw error;
    }
    if (closing.signal.aborted) return client.end();
    current = client;
    const check = () => {
      timer = setTimeout(() => void client.query("select 1").then(check, onEnd), checkEvery).unref();
    };
    check();
  }

  function again(pause: number) {
    clearTimeout(timer);
    if (closing.signal.aborted) return;
    timer = setTimeout(() => {
      connect().then(onGap, () => again(Math.min(longestPause, pause * 2)));
    }, pause).unref();
  }

  await connect();
  return async () => {
    closing.abort();
    clearTimeout(timer);
    await current?.end().catch(() => undefined);
  };
}
