import { and, eq } from "drizzle-orm";
import { z } from "zod";

import { emailCodes, refreshTokens, sessions, users } from "@/lib/db/schema/identity";
import { practiceItems } from "@/lib/db/schema/practice";
import { codeOf } from "@/lib/services/identity/email-codes";
import { hashToken, newToken } from "@/lib/services/identity/tokens";
import { call, createUser, runtime } from "@/tests/api/harness";
import {
  answer,
  createSet,
  newAddress,
  type Person,
  readStoredItems,
  rightAnswer,
  signUp,
} from "@/tests/api/practice-calls";

export type Operator = { id: string; email: string; token: string; cookie: string; peer: string };

/** Lets an address into OPERATOR_EMAILS of the running process. */
export async function list(email: string) {
  const { env } = await runtime();
  env.OPERATOR_EMAILS.push(email);
}

/** Somebody listed, signed in, without a code. */
export async function listedUser(): Promise<Operator> {
  const { id, email, token } = await createUser();
  await list(email);
  return { id, email, token, cookie: "", peer: newAddress() };
}

/** The newest code for an address, from what its mail is made of. */
export async function operatorCode(email: string) {
  const { database, secrets } = await runtime();
  const rows = await database.db.select().from(emailCodes).where(eq(emailCodes.email, email));
  const last = rows.toSorted((one, other) => (one.id < other.id ? -1 : 1)).at(-1);
  if (!last) throw new Error(`There is no code for ${email}.`);
  return codeOf(secrets, last.id);
}

export function ask(who: Operator, method: string, path: string, body?: unknown) {
  const headers = who.cookie ? { cookie: who.cookie } : {};
  return call(method, `/operator${path}`, { token: who.token, body, headers, peer: who.peer });
}

/** Through the code into the room. */
export async function enter(who: Operator): Promise<Operator> {
  await ask(who, "POST", "/code", {});
  const entered = await ask(who, "POST", "/enter", { code: await operatorCode(who.email) });
  const cookie = entered.headers.get("set-cookie")?.split(";")[0] ?? "";
  return { ...who, cookie };
}

export const operatorInside = async () => enter(await listedUser());

const Report = z.object({ data: z.object({ id: z.string(), status: z.string() }) });

export async function report(
  person: { token: string; address: string },
  body: { setId: string; position: number; step?: number; kind: "wrong" | "should-count"; note?: string },
) {
  const answer = await call("POST", "/practice/reports", {
    body,
    token: person.token,
    peer: person.address,
  });
  return answer.status === 200
    ? { status: 200, code: "", id: Report.parse(answer.body).data.id }
    : { status: answer.status, code: String(answer.body.code), id: "" };
}

/** A refresh cookie's token for a user, as a browser would hold it. */
export async function refreshTokenOf(userId: string) {
  const { database } = await runtime();
  const [session] = await database.db.select().from(sessions).where(eq(sessions.userId, userId));
  if (!session) throw new Error("The user has no session.");
  const token = newToken();
  await database.db.insert(refreshTokens).values({ hash: hashToken(token), sessionId: session.id });
  return { token, sessionId: session.id };
}

export async function makeGuest(userId: string) {
  const { database } = await runtime();
  await database.db.update(users).set({ temp: true }).where(eq(users.id, userId));
}

/** A set of five gaps, all answered, the first one wrong. */
export async function withMistake(person: Person, letters = "qqq") {
  const set = await createSet(person, { type: "fill-in-the-blanks", size: 5, fresh: true });
  for (const { position } of set.items)
    await answer(
      person,
      set.id,
      position,
      position === 0 ? { letters } : await rightAnswer(set.id, position),
    );
  const [item] = await readStoredItems(set.id);
  if (!item) throw new Error("The set is empty.");
  return { setId: set.id, item };
}

/** Another learner with the same question in front, answered in this way. */
export async function sameQuestion(item: { id: string; version: number }, letters: string) {
  const person = await signUp();
  const set = await createSet(person, { type: "fill-in-the-blanks", size: 5 });
  const { database } = await runtime();
  await database.db
    .update(practiceItems)
    .set({ itemId: item.id, itemVersion: item.version })
    .where(and(eq(practiceItems.setId, set.id), eq(practiceItems.position, 0)));
  await answer(person, set.id, 0, { letters });
  return { person, setId: set.id };
}
