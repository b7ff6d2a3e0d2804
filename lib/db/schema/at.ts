import { timestamp } from "drizzle-orm/pg-core";

/** A moment. */
export const at = (name: string) => timestamp(name, { withTimezone: true });

/** A moment as JavaScript keeps it, to the millisecond. */
export const atMillis = (name: string) => timestamp(name, { withTimezone: true, precision: 3 });
