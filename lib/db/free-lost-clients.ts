import type { Pool, PoolClient } from "pg";

/** Who has a client whose connection ended hears of it with its next query, and gives it back. */
const graceMillis = 1_000;

/**
 * Takes back the clients of connections that ended. Drizzle (0.45) gives a client back once its transaction has begun
 * and ended: one whose connection ends before it has begun would stay out for good, and a pool that has lost all of its
 * clients answers nobody and never closes.
 */
export function freeLostClients(pool: Pool) {
  const out = new Set<PoolClient>();
  pool.on("acquire", (client) => out.add(client));
  pool.on("release", (_error, client) => out.delete(client));
  pool.on("connect", (client) => {
    // Its query fails; the process must not.
    client.on("error", () => undefined);
    client.once("end", () => {
      setTimeout(() => {
        if (!out.has(client)) return;
        client.release(true);
        client.release = () => undefined;
      }, graceMillis).unref();
    });
  });
}
