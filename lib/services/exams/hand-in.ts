import "server-only";
import { v7 } from "uuid";

import type { Transaction } from "@/lib/db/database";
import { toLocale } from "@/lib/i18n/locales";
import { slotAt } from "@/lib/exam/blueprint/blueprint";
import { turnsOf } from "@/lib/exam/state";
import { readStates } from "@/lib/services/answers/item-state";
import type { StoredAsked } from "@/lib/services/corrections/asked";
import type { StoredParts } from "@/lib/services/corrections/correction-rows";
import { fingerprintOf, insertCorrection } from "@/lib/services/corrections/insert-correction";
import { resolveAsked } from "@/lib/services/corrections/resolve-asked";
import { asksOf, correctedTask, isSpoken, recordingOf, textOf } from "@/lib/services/exams/open-parts";
import { hasContent } from "@/lib/services/exams/score-task";
import { givenParts } from "@/lib/services/exams/situation";
import { readResponses, type Sitting, type TaskRow, updateTask } from "@/lib/services/exams/sitting";
import type { Runtime } from "@/lib/services/runtime";

const plain = { points: [], heard: [], picture: null };

type HandedIn = { index: number; task: ReturnType<typeof correctedTask>; millis: number } & {
  parts: StoredParts;
  asked: StoredAsked;
  promptName: string | null;
  sourceAnswerId: string | null;
};

/** Has everything corrected that somebody wrote or said in a sitting; nothing is to be paid for it. */
export async function handIn(tx: Transaction, runtime: Runtime, sitting: Sitting) {
  const { id: examId, userId } = sitting.row;
  const found = [...(await openHandIns(tx, runtime, sitting)), ...(await summaries(tx, sitting))];
  const ctx = { runtime, actor: { userId }, locale: toLocale(sitting.row.locale) };
  for (const { index, ...handed } of found) {
    const id = correctionIdOf(sitting, index) ?? v7();
    const made = { id, rootId: id, revisesId: null, origin: "exam", charge: "exam" } as const;
    const key = `exam:${examId}:${index}`;
    await insertCorrection(tx, ctx, {
      ...made,
      ...handed,
      ...{ key, fingerprint: fingerprintOf(key), isTimed: true },
    });
    await updateTask(tx, sitting, index, { correctionId: id });
  }
}

const correctionIdOf = ({ tasks }: Sitting, index: number) =>
  tasks.find((task) => task.index === index)?.correctionId ?? null;

/** A skill that nothing here hears is measured, where something measures it. */
async function openHandIns(
  tx: Transaction,
  runtime: Runtime,
  { row, plan, tasks }: Sitting,
): Promise<HandedIn[]> {
  const rows = await readResponses(tx, row.id);
  return tasks.flatMap((task) => {
    const planned = plan[task.index];
    if (!planned?.isOpen || !task.prompt) return [];
    if (isSpoken(planned) && !runtime.correctors.speaking) return [];
    const parts = givenParts(planned, task, { rows, states: new Map() });
    if (!hasContent(parts)) return [];
    const { name, points, picture } = task.prompt;
    const answered = isSpoken(planned) ? parts.filter(({ answer }) => recordingOf(answer) !== null) : parts;
    return {
      ...{ index: task.index, task: correctedTask(planned), promptName: name, sourceAnswerId: null },
      parts: storedParts(isSpoken(planned), answered),
      asked: { ...plain, parts: askedParts(task.prompt, { parts, answered }), points, picture },
      millis: parts.reduce((sum, part) => sum + (part.row?.millis ?? 0), 0),
    };
  });
}

type GivenParts = ReturnType<typeof givenParts>;

/** Of a conversation the questions that were answered: each stands beside its recording. */
function askedParts(
  prompt: NonNullable<TaskRow["prompt"]>,
  { parts, answered }: { parts: GivenParts; answered: GivenParts },
) {
  const asks = asksOf(
    prompt,
    parts.map(({ answer }) => textOf(answer)),
  );
  return prompt.questions.length > 0 ? answered.flatMap(({ part }) => asks[part] ?? []) : asks;
}

function storedParts(spoken: boolean, parts: GivenParts): StoredParts {
  if (!spoken) return parts.map(({ answer }) => ({ text: textOf(answer) ?? "" }));
  return parts.flatMap(({ answer }) => {
    const recording = recordingOf(answer);
    return recording ? [{ recording }] : [];
  });
}

/** What was written right after a conversation. */
async function summaries(tx: Transaction, { row, plan, state, blueprint }: Sitting): Promise<HandedIn[]> {
  const found: HandedIn[] = [];
  for (const [slot, { score }] of turnsOf(state).entries()) {
    const { isSequel, task, skill } = slotAt(blueprint, slot);
    const planned = plan.find(({ slots }) => slots[1] === slot);
    if (!isSequel || !planned || score?.state !== "pending") continue;
    const given = (await readStates(tx, row.id, planned.position)).get(planned.position)?.answers.values();
    const answer = [...(given ?? [])].find((each) => each.skill === skill);
    if (!answer) continue;
    const corrected = correctedTask({ task });
    const asked = await resolveAsked(tx, row.userId, {
      task: corrected,
      sourceAnswerId: answer.id,
      parts: [],
    });
    const text = textIn(answer.answer);
    found.push({ index: planned.index, task: corrected, parts: [{ text }], ...asked, millis: 0 });
  }
  return found;
}

const textIn = (answer: unknown) =>
  typeof answer === "object" && answer !== null && "text" in answer ? String(answer.text) : "";
