import { expect, test } from "vitest";

import type { ExamKind } from "@/lib/core/exam-kinds";
import type * as views from "@/lib/services/exams/views";
import { fetchMedia } from "@/tests/api/practice-calls";
import {
  begin,
  essay,
  examPayer,
  give,
  later,
  nextAnswer,
  readExam,
  type Sitter,
  sit,
  start,
  tryGive,
  trySave,
} from "@/tests/api/exam-calls";
import { withRuntime } from "@/tests/api/harness";

withRuntime();

/** A sitting with a task of so many parts on the screen. */
async function inParts(kind: ExamKind, partCount: number) {
  const who = await examPayer(6, kind === "mock" ? "exam" : "correct");
  const isThere = ({ task }: views.Exam) => task?.kind === "open" && task.partCount === partCount;
  const found = await sit(who, await start(who, kind), { isRight: () => false, until: isThere });
  return { who, exam: found.task?.state === "waiting" ? await begin(who, found) : found };
}

function openIn({ task }: views.Exam) {
  if (task?.kind !== "open") throw new Error("Nothing is written or spoken.");
  return task;
}

async function expectNothingBefore(who: Sitter, exam: views.Exam, answer: unknown) {
  const { position, parts } = openIn(exam);
  expect(parts[1]).toMatchObject({ state: "waiting", asks: null, sound: null, openedAt: null });
  const given = { position, step: 1, answer };
  expect((await tryGive(who, exam.id, given)).body).toMatchObject({ code: "exam/not-asked" });
  expect((await trySave(who, exam.id, { ...given, revision: 1 })).body).toMatchObject({
    code: "exam/not-asked",
  });
}

test("what a text is followed up with is read with its clock only: the clock begins with the answer before it", async () => {
  const { who, exam } = await inParts("short-writing", 2);
  const { position } = openIn(exam);
  const after = await give(who, exam.id, { position, answer: { text: essay }, goesOn: false });
  const [, second] = openIn(after).parts;
  expect(second).toMatchObject({
    state: "open",
    openedAt: expect.any(String),
    deadlineAt: expect.any(String),
  });
  expect(second?.asks).toEqual(expect.any(String));
});

test("a part that ran out in a closed tab opens no view of the next one, which can be neither read nor answered before its clock", async () => {
  const { who, exam } = await inParts("short-writing", 2);
  const { position, seconds } = openIn(exam);
  await later(seconds + 130, async () => {
    const back = await readExam(who, exam.id);
    await expectNothingBefore(who, back, { text: essay });
    const late = await give(who, exam.id, { position, answer: { text: essay }, goesOn: false });
    expect(openIn(late).parts[1]?.openedAt).toEqual(expect.any(String));
  });
});

test("nor is the next question of a conversation heard before its clock", async () => {
  const { who, exam } = await inParts("mock", 4);
  const { position } = openIn(exam);
  const first = await give(who, exam.id, { ...(await nextAnswer(who, exam)), goesOn: false });
  expect(openIn(first).parts[1]).toMatchObject({ state: "open", asks: expect.any(String) });
  const address = openIn(first).parts[1]?.sound?.address ?? "";
  await later(35 + 130, async () => {
    const back = await readExam(who, exam.id);
    const [, second, third] = openIn(back).parts;
    expect(second?.state).toBe("done");
    expect(third).toMatchObject({ state: "waiting", asks: null, sound: null });
    expect((await fetchMedia(address.replace("/1?", "/2?"))).status).toBe(404);
    const begun = await begin(who, back);
    expect(openIn(begun)).toMatchObject({ position });
    expect(openIn(begun).parts[2]).toMatchObject({
      ...{ state: "open", openedAt: expect.any(String), asks: expect.any(String) },
      sound: { address: expect.any(String) },
    });
  });
});
