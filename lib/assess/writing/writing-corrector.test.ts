import { afterAll, expect, test } from "vitest";

import { Assessment, type WritingInput } from "@/lib/assess/assessment";
import { createWritingCorrector } from "@/lib/assess/writing/writing-corrector";
import { answer, inputOf, robustnessCases } from "@/scripts/eval/writing/robustness";

const corrector = createWritingCorrector();
afterAll(() => corrector.close());

const free = (...parts: string[]): WritingInput => ({ task: "free-text", asked: [], parts, locale: "de" });
const plain = () => corrector.assess(inputOf({ text: answer }));

test.each(robustnessCases)("$name", async (each) => {
  const of = await plain();
  const started = performance.now();
  const assessed = await corrector.assess(inputOf(each));
  // The seconds of the case are those of the eval, on a machine that does nothing else.
  expect(performance.now() - started).toBeLessThan((each.seconds ?? 20) * 4_000);
  expect(each.holds(assessed, of), JSON.stringify({ ...assessed, improved: [], features: {} })).toBe(true);
});

test("places are those of the untouched text, in order and apart, and the improved text is made by the sure ones", async () => {
  const text =
    "I recieve  a 😀 letter\tyesterday. He like it very much, but i dont now why he like alot of it.";
  const { edits, improved } = await corrector.assess(free("Nothing is wrong here today.", text));
  expect(edits.length).toBeGreaterThan(3);
  let from = 0;
  for (const edit of edits) {
    expect(edit.part).toBe(1);
    expect(text.slice(edit.start, edit.end)).toBe(edit.original);
    expect(edit.start).toBeGreaterThanOrEqual(from);
    from = edit.end;
  }
  const applied = edits.filter(({ confidence }) => confidence >= 0.5);
  expect(improved[1]?.appliedEditIds).toEqual(applied.map(({ id }) => id));
  expect(improved[1]?.text).toContain("receive");
  expect(improved[1]?.text).toContain("😀");
  expect(improved[0]).toEqual({ text: "Nothing is wrong here today.", appliedEditIds: [] });
});

test("no full stop is asked for where a long text is cut", async () => {
  const long = Array.from(
    { length: 120 },
    (_, n) => `On day ${n + 1} we walked along the river until evening came.`,
  );
  const { edits } = await corrector.assess(free(long.join(" ")));
  expect(edits.filter(({ kind }) => kind === "sentence-end")).toEqual([]);
});

test("the same text has the same assessment, and it is a whole one", async () => {
  const one = await plain();
  expect(await plain()).toEqual(one);
  expect(Assessment.parse(one)).toEqual(one);
  expect(Object.keys(one.criteria).toSorted()).toEqual(["content", "grammar", "organisation", "vocabulary"]);
  const { det, low, high } = one.overall ?? { det: 0, low: 0, high: 0 };
  expect(low).toBeLessThan(det);
  expect(high).toBeGreaterThan(det);
  expect([det, low, high].every((points) => points % 5 === 0)).toBe(true);
});

test("evidence of each criterion quotes the text, and praise stands in no sentence with a mistake", async () => {
  const { evidence, edits } = await plain();
  expect(new Set(evidence.map(({ criterion }) => criterion)).size).toBeGreaterThanOrEqual(3);
  for (const { start, end, kind } of evidence) {
    expect(answer.slice(start, end).trim().length).toBeGreaterThan(2);
    if (kind === "complex-sentence")
      expect(edits.some((edit) => start <= edit.start && edit.start < end)).toBe(false);
  }
});

test("a follow-up counts with its part, and more of the same ability is no less", async () => {
  const [first = "", second = ""] = answer.split(
    /(?<=pretty as hers, nobody complains when they come out of the boiling water\.) /,
  );
  const task = "interactive-writing" as const;
  const one = await corrector.assess({ ...free(first), task });
  const both = await corrector.assess({ ...free(first, second), task });
  expect(both.words).toBeGreaterThan(one.words);
  expect(Math.abs((both.overall?.det ?? 0) - (one.overall?.det ?? 0))).toBeLessThanOrEqual(20);
});

test("words that the task uses and British spelling are never wrong", async () => {
  const text = "My favourite neighbour organises a Kupferfest, and its colours are lovely.";
  const { edits } = await corrector.assess({ ...free(text), asked: ["Write about the kupferfest."] });
  expect(edits.filter(({ category }) => category === "spelling")).toEqual([]);
});

test("a call that is taken back ends, and the next one is served", async () => {
  const taken = new AbortController();
  const call = corrector.assess(free(answer), taken.signal);
  taken.abort();
  await expect(call).rejects.toMatchObject({ name: "EngineFault", reason: "stopped" });
  expect((await corrector.assess(free(answer))).status).toBe("scored");
});
