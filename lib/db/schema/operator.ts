import { index, pgTable, text, uuid } from "drizzle-orm/pg-core";

import { at } from "./at";
import { sessions } from "./identity";
import { owner } from "./owner";

/** The half hour after a code by mail, for one session of an operator. */
export const operatorSessions = pgTable(
  "operator_sessions",
  {
    /** SHA-256 of the token in the cookie, hex. */
    hash: text("hash").primaryKey(),
    userId: owner(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [
    index("operator_sessions_session").on(t.sessionId),
    index("operator_sessions_user").on(t.userId),
    index("operator_sessions_expiry").on(t.expiresAt),
  ],
);

/** What operators did. Append-only: a trigger refuses changes. */
export const operatorActs = pgTable(
  "operator_acts",
  {
    id: uuid("id").primaryKey(),
    /** The operator's address, which stays when the account is gone. */
    who: text("who").notNull(),
    act: text("act", {
      enum: ["entered", "left", "accepted", "declined", "mended", "held", "lifted", "confirmed", "dismissed"],
    }).notNull(),
    /** The report, item or answer it was done to; empty for entering and leaving. */
    subject: text("subject").notNull(),
    why: text("why").notNull(),
    at: at("at").notNull(),
  },
  (t) => [index("operator_acts_at").on(t.at, t.id), index("operator_acts_subject").on(t.subject, t.at)],
);
