import { uuid } from "drizzle-orm/pg-core";

import { users } from "./identity";

/** Whose row it is: it goes with them. */
export const owner = () =>
  uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" });
