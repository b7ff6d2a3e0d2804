import { afterEach, expect, test } from "vitest";

import { consentVersions } from "@/lib/services/consents/consent-texts";
import { ask } from "@/tests/api/correction-calls";
import { examPayer, report, settled, sit, type Sitter, start } from "@/tests/api/exam-calls";
import { withRuntime } from "@/tests/api/harness";
import { assessed, fakeCorrectors } from "@/tests/factories/fake-corrector";

const sent: string[][] = [];
const fake = fakeCorrectors({
  writingModel: {
    processor: { name: "Example Models", place: "Germany", keeps: "30 days" },
    assess: async ({ parts }) => {
      sent.push([...parts]);
      const engine = { id: "m", version: "1", calibration: "none", model: "example-1" };
      return assessed(parts, 130, { engine });
    },
    forget: () => undefined,
    close: async () => undefined,
  },
});
withRuntime({}, { correctors: fake.correctors });
afterEach(() => {
  sent.length = 0;
});

const decide = (who: Sitter, isGiven: boolean) =>
  ask(who, "PUT", "/consents/hosted-text", {
    body: { version: consentVersions["hosted-text"], isGiven, age: "of-age" },
  });

/** The score of an exam of writing, of which every text is written. */
async function writingOf(who: Sitter) {
  const over = await sit(who, await start(who, "short-writing"));
  expect((await settled(who, over.id)).state).toBe("done");
  return (await report(who, over.id)).scores.skills.writing?.score;
}

test.each([
  ["who refused", (who: Sitter) => decide(who, false)],
  ["who was never asked", async () => undefined],
])(
  "of an exam no text of somebody %s leaves the installation: the embedded engine scores it",
  async (_, act) => {
    const who = await examPayer(3, "correct");
    await act(who);
    expect(await writingOf(who)).toBe(105);
    expect(sent).toEqual([]);
  },
);

test("what somebody agreed to before the exam holds for all of its texts", async () => {
  const who = await examPayer(3, "correct");
  await decide(who, true);
  expect(await writingOf(who)).toBe(130);
  expect(sent).toHaveLength(3);
});
