import { sql } from "drizzle-orm";
import { bigint, boolean, check, index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { atMillis } from "./at";
import { users } from "./identity";

/** What all processes on this database must agree on: one row. */
export const deployment = pgTable(
  "deployment",
  {
    only: boolean("only").primaryKey().default(true),
    /** Derived from the secret, which it does not tell. */
    secretFingerprint: text("secret_fingerprint").notNull(),
  },
  (t) => [check("deployment_only", sql`${t.only}`)],
);

export const fileStates = ["receiving", "registered", "claimed", "expired"] as const;

/** What people send in. The bytes lie in the file store, under the row's id; nobody's words are in a name. */
export const files = pgTable(
  "files",
  {
    id: uuid("id").primaryKey(),
    /** Null once the person is gone: the sweep then takes the bytes away. */
    ownerId: uuid("owner_id").references(() => users.id, { onDelete: "set null" }),
    /** In the namespace of uploads. */
    name: text("name").notNull().unique(),
    contentType: text("content_type").notNull(),
    /** How many it will have, as its sender says. */
    expectedBytes: bigint("expected_bytes", { mode: "number" }),
    /** How many have come. */
    bytes: bigint("bytes", { mode: "number" }),
    /** What has come, in order, until it is put together: names in the namespace of uploads. */
    parts: text("parts").array().notNull().default([]),
    /** Known when all of it is there. */
    sha256: text("sha256"),
    state: text("state", { enum: fileStates }).notNull(),
    /** What claimed it: the answer's id. */
    claimedBy: text("claimed_by"),
    createdAt: atMillis("created_at").notNull().defaultNow(),
    /** When the sweep may take it: a day after it was begun, 90 days after it was claimed. */
    expiresAt: atMillis("expires_at"),
  },
  (t) => [
    index("files_owner").on(t.ownerId),
    index("files_expiry").on(t.expiresAt),
    index("files_claimed").on(t.claimedBy),
  ],
);
