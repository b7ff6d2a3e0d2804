import { eq } from "drizzle-orm";
import { expect } from "vitest";
import { z } from "zod";

import { MediaSource } from "@/lib/bank/media";
import { media } from "@/lib/db/schema/bank";
import type { StoredStep } from "@/lib/questions/stored-step";
import { AnswerReply } from "@/lib/services/practice/views";
import { runtime } from "@/tests/api/harness";
import { call, createSet, type Person, readStoredItems, signUp } from "@/tests/api/practice-calls";

export const type = "interactive-listening";
export const Notes = z.object({ gaps: z.array(z.array(z.string()).min(1)) });
export const Turn = z.object({ best: z.number() });
export const Shown = z.object({ replies: z.array(z.string()).length(4), replied: z.array(z.string()) });
export const Summary = z.object({ points: z.array(z.string()), sample: z.string() });
export const ownWords = { text: "We talked about it and agreed on what comes next." };

export async function open(size: 5 | 10 = 5) {
  const ana = await signUp();
  const set = await createSet(ana, { type, size });
  return { ana, set, stored: await readStoredItems(set.id) };
}

export function rightFor({ kind, key }: StoredStep) {
  if (kind === "notes") return { gaps: Notes.parse(key).gaps.map(([form]) => form) };
  return kind === "turn" ? { choice: Turn.parse(key).best } : ownWords;
}

export const send = (person: Person, setId: string, position: number, step: number, answer: unknown) =>
  call(person, "POST", "/practice/answers", { setId, position, step, answer, millis: 900 });

export async function give(person: Person, setId: string, position: number, step: number, answer: unknown) {
  const { status, data } = await send(person, setId, position, step, answer);
  expect(status).toBe(200);
  return AnswerReply.parse(data);
}

export async function saidIn({ media: refs }: StoredStep) {
  const { database } = await runtime();
  const texts: string[] = [];
  for (const { mediaId } of refs) {
    const rows = await database.db.select().from(media).where(eq(media.id, mediaId));
    for (const { source } of rows) texts.push(MediaSource.parse(source).text);
  }
  return texts;
}

export const isInside = (body: string, text: string) => body.includes(JSON.stringify(text).slice(1, -1));
