import "server-only";
import { type SQL, sql } from "drizzle-orm";

/** The time of this process and of its database; tests move both at once. */
export type Clock = {
  now: () => Date;
  /** In a statement: what is stored and compared there goes by the database's time. */
  databaseNow: () => SQL;
  move: (millis: number) => void;
};

export function createClock(): Clock {
  let ahead = 0;
  return {
    now: () => new Date(Date.now() + ahead),
    databaseNow: () => (ahead === 0 ? sql`now()` : sql`now() + make_interval(secs => ${ahead / 1_000})`),
    move: (millis) => {
      ahead += millis;
    },
  };
}
