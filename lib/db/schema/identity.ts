import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
  varchar,
} from "drizzle-orm/pg-core";

import { at } from "./at";

export const users = pgTable(
  "users",
  {
    id: uuid("id").primaryKey(),
    /** Lower-cased; null for a guest. */
    email: text("email"),
    nickname: text("nickname").notNull(),
    avatar: text("avatar").notNull().default(""),
    locale: text("locale").notNull().default("en"),
    /** As a code of `firstLanguages`; null for whoever did not say. */
    firstLanguage: text("first_language"),
    /** argon2id in PHC form; null for a guest. */
    passwordHash: text("password_hash"),
    temp: boolean("temp").notNull().default(false),
    channel: text("channel").notNull().default(""),
    inviteCode: text("invite_code").notNull().default(""),
    createdAt: at("created_at").notNull().defaultNow(),
  },
  (t) => [uniqueIndex("users_email_unique").on(t.email)],
);

/** One signed-in device: the family of its refresh tokens. */
export const sessions = pgTable(
  "sessions",
  {
    id: uuid("id").primaryKey(),
    userId: uuid("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    device: text("device").notNull().default(""),
    createdAt: at("created_at").notNull().defaultNow(),
    lastUsedAt: at("last_used_at").notNull().defaultNow(),
    expiresAt: at("expires_at").notNull(),
    revokedAt: at("revoked_at"),
  },
  (t) => [index("sessions_user").on(t.userId), index("sessions_expiry").on(t.expiresAt)],
);

export const accessTokens = pgTable(
  "access_tokens",
  {
    /** SHA-256 of the opaque token, hex. */
    hash: text("hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    expiresAt: at("expires_at").notNull(),
  },
  (t) => [index("access_tokens_session").on(t.sessionId), index("access_tokens_expiry").on(t.expiresAt)],
);

/** A used refresh token that comes back ends its session. */
export const refreshTokens = pgTable(
  "refresh_tokens",
  {
    hash: text("hash").primaryKey(),
    sessionId: uuid("session_id")
      .notNull()
      .references(() => sessions.id, { onDelete: "cascade" }),
    createdAt: at("created_at").notNull().defaultNow(),
    usedAt: at("used_at"),
  },
  (t) => [index("refresh_tokens_session").on(t.sessionId)],
);

export const emailCodes = pgTable(
  "email_codes",
  {
    id: uuid("id").primaryKey(),
    email: text("email").notNull(),
    purpose: text("purpose", { enum: ["register", "reset", "operator"] }).notNull(),
    codeHash: text("code_hash").notNull(),
    /** Who asked for it, hashed; empty for what was sent before anybody noted it. */
    requester: text("requester").notNull().default(""),
    /** Tries of the requester, and of others. */
    attempts: integer("attempts").notNull().default(0),
    otherAttempts: integer("other_attempts").notNull().default(0),
    createdAt: at("created_at").notNull().defaultNow(),
    expiresAt: at("expires_at").notNull(),
    usedAt: at("used_at"),
  },
  (t) => [
    index("email_codes_lookup").on(t.email, t.purpose, t.createdAt),
    index("email_codes_expiry").on(t.expiresAt),
  ],
);

/** A mail from the moment it is owed until some days after it went out. */
export const mails = pgTable(
  "mails",
  {
    id: uuid("id").primaryKey(),
    to: text("to").notNull(),
    kind: text("kind").notNull(),
    locale: text("locale").notNull(),
    /** What the text needs, such as the code; emptied once the mail went out. */
    params: jsonb("params").notNull(),
    createdAt: at("created_at").notNull().defaultNow(),
    /** After this moment it would only confuse. */
    expiresAt: at("expires_at").notNull(),
    sentAt: at("sent_at"),
  },
  (t) => [index("mails_created").on(t.createdAt)],
);

/** Counters of `rate-limiter-flexible`; the library fixes the columns. Keys are hashed. */
export const rateLimits = pgTable(
  "rate_limits",
  {
    key: varchar("key", { length: 255 }).primaryKey(),
    points: integer("points").notNull().default(0),
    expire: bigint("expire", { mode: "number" }),
  },
  (t) => [index("rate_limits_expire").on(t.expire)],
);
