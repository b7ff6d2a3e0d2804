import { expect, test } from "vitest";

// Schemas that are made before it have no words for the API.
import "@/lib/api/app";
import * as reportViews from "@/lib/services/exam-reports/views";
import type * as views from "@/lib/services/exams/views";
import { ask } from "@/tests/api/correction-calls";
import {
  begin,
  essay,
  examPayer,
  give,
  later,
  nextAnswer,
  readExam,
  report,
  settled,
  type Sitter,
  sit,
  sitter,
  start,
} from "@/tests/api/exam-calls";
import { runtime, withRuntime } from "@/tests/api/harness";
import { placeUpload } from "@/tests/factories/uploads";

withRuntime();

const hour = 3_600;
const study = async (who: Sitter, id: string) =>
  reportViews.Study.parse((await ask(who, "GET", `/exams/${id}/study`)).body.data);

const onScreen = async (who: Sitter, exam: views.Exam, isIt: (exam: views.Exam) => boolean) => {
  const found = await sit(who, exam, { isRight: () => false, until: isIt });
  return found.task?.state === "waiting" ? begin(who, found) : found;
};

test("an hour between two parts of a task is told, and what came too late to the first stands in the report, unscored", async () => {
  const who = await examPayer(3, "correct");
  const exam = await onScreen(
    who,
    await start(who, "short-writing"),
    ({ task }) => task?.kind === "open" && task.partCount === 2,
  );
  if (exam.task?.kind !== "open") throw new Error("Nothing is written.");
  const { position, index } = exam.task;
  const over = await later(hour, async () => {
    const back = await give(who, exam.id, {
      position,
      answer: { text: "Too late for this." },
      goesOn: false,
    });
    return sit(who, back);
  });
  const done = await settled(who, over.id);
  const { breaks, tasks } = await report(who, done.id);
  const inside = breaks.filter(({ before }) => before === index);
  expect(inside).toHaveLength(1);
  expect(inside[0]?.seconds).toBeGreaterThan(hour - 600);
  expect(inside[0]?.seconds).toBeLessThan(hour);
  const task = tasks.find((each) => each.index === index);
  expect(task?.flags).toContain("late");
  const [first, second] = task?.open?.parts ?? [];
  expect(first).toMatchObject({ text: null, late: { text: "Too late for this." } });
  expect(second).toMatchObject({ text: essay, late: null });

  const { view, details } = await study(who, done.id);
  expect(view.breaks).toHaveLength(breaks.length);
  const late = details.flatMap((detail) => detail.late.parts);
  expect(late).toEqual([{ text: "Too late for this.", recording: null, at: expect.any(String) }]);
  expect(details.map(({ text }) => text).join()).not.toContain("Too late");
});

test("an hour between a talk and its summary is told, and who never goes away has no breaks", async () => {
  const who = await examPayer(1);
  const exam = await onScreen(
    who,
    await start(who, "mock"),
    ({ task }) => task?.kind === "question" && task.task === "interactive-listening",
  );
  const index = exam.task?.index ?? -1;
  const played = await begin(who, exam, "first-play");
  const summary = await later(hour, async () => begin(who, await readExam(who, played.id)));
  expect(summary.task?.index).toBe(index);
  const on = await later(hour, () => sit(who, summary, { until: ({ tasks }) => tasks.done > index + 1 }));
  await later(26 * hour, () => readExam(who, on.id));
  const done = await settled(who, on.id);
  const { breaks } = await report(who, done.id);
  const [only, ...others] = breaks;
  expect(others).toEqual([]);
  expect(only?.before).toBe(index);
  expect(only?.seconds).toBeGreaterThan(hour - 600);
});

test("an answer to a question that came too late is shown beside its key, and changes no score", async () => {
  const who = await sitter();
  const exam = await begin(who, await start(who, "diagnostic"));
  const right = await nextAnswer(who, exam);
  const back = await later(hour, () => give(who, exam.id, { ...right, goesOn: false }));
  expect(back.task).toMatchObject({ index: 1, state: "waiting" });
  const done = await later(hour, () => sit(who, back));
  const { tasks } = await report(who, done.id);
  expect(tasks[0]?.items[0]?.flags).toContain("late");
  expect(tasks[0]?.scores[0]?.score).toMatchObject({ state: "share", share: 0 });
  const [detail] = (await study(who, done.id)).details;
  expect(detail).toMatchObject({
    items: expect.arrayContaining([
      expect.objectContaining({
        steps: [expect.objectContaining({ result: expect.objectContaining({ answer: null }) })],
      }),
    ]),
    late: { items: [{ view: { position: 0, outcome: null, explanation: [] } }] },
  });
  const [late] = detail?.late.items ?? [];
  const result = late?.view.steps.at(0)?.result;
  expect(result).toMatchObject({ answer: right.answer, outcome: null });
  expect(result?.review).toBeTruthy();
});

test("a recording that came too late is kept to be heard by its owner alone, and changes no score", async () => {
  const who = await examPayer(1);
  const exam = await onScreen(
    who,
    await start(who, "mock"),
    ({ task }) => task?.kind === "open" && task.isSpoken,
  );
  if (exam.task?.kind !== "open") throw new Error("Nothing is spoken.");
  const { position } = exam.task;
  const recording = await placeUpload(await runtime(), who.id);
  const back = await later(hour, () =>
    give(who, exam.id, { position, answer: { recording }, goesOn: false }),
  );
  const done = await later(hour, async () => settled(who, (await sit(who, back)).id));
  const { details } = await study(who, done.id);
  const late = details.flatMap((detail) => detail.late.parts);
  const src = `/uploads/${recording}`;
  expect(late).toMatchObject([{ text: null, recording: { id: recording, src: `/api${src}` } }]);
  expect(await ask(who, "GET", src)).toMatchObject({ status: 200, body: "some sound" });
  expect((await ask(await sitter(), "GET", src)).status).toBe(404);
  const given = (await report(who, done.id)).tasks.flatMap(({ open }) => open?.parts ?? []);
  expect(given.map((part) => part.recording?.id)).not.toContain(recording);
});

test("who is not heard of while a clock runs is told so, and who only thinks is not", async () => {
  const who = await examPayer(3, "correct");
  const exam = await onScreen(
    who,
    await start(who, "short-writing"),
    ({ task }) => task?.kind === "open" && task.partCount === 2,
  );
  const index = exam.task?.index ?? -1;
  // The tab looks while nothing is written; then it is closed for 200 seconds, and another one looks on.
  for (const seconds of [60, 120]) await later(seconds, () => readExam(who, exam.id));
  await later(200, () => readExam({ ...who, tab: crypto.randomUUID() }, exam.id));
  await later(320, () => readExam(who, exam.id));
  const over = await later(330, () => sit(who, exam));
  const done = await settled(who, over.id);
  const { breaks, silences } = await report(who, done.id);
  expect(breaks).toEqual([]);
  expect(silences).toEqual([expect.objectContaining({ during: index })]);
  expect(silences?.[0]?.seconds).toBeGreaterThan(175);
  expect(silences?.[0]?.seconds).toBeLessThanOrEqual(201);
  const { view } = await study(who, done.id);
  expect(view.silences).toEqual([
    {
      position: expect.any(Number),
      task: "interactive-writing",
      seconds: Math.round(silences?.[0]?.seconds ?? 0),
    },
  ]);
});

test("who is gone until the clock has run out is told of the silence up to its end, and of the break after it", async () => {
  const who = await examPayer(3, "correct");
  const exam = await begin(who, await start(who, "short-writing"));
  const over = await later(hour, async () => sit(who, await readExam(who, exam.id)));
  const done = await settled(who, over.id);
  const { breaks, silences } = await report(who, done.id);
  expect(silences).toEqual([expect.objectContaining({ during: 0 })]);
  expect(silences?.[0]?.seconds).toBeGreaterThan(55);
  expect(silences?.[0]?.seconds).toBeLessThanOrEqual(60);
  expect(breaks).toEqual([expect.objectContaining({ before: 1 })]);
});
