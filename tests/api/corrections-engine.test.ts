import { afterAll, expect, test } from "vitest";

import { correctedWords, mostLetters, mostTextBytes } from "@/lib/core/text-limits";
import { readServerEnv } from "@/lib/env/server";
import { openCorrectors } from "@/lib/services/corrections/open-correctors";
import {
  ask,
  corrected,
  free,
  ledgerOf,
  payer,
  settled,
  submit,
  trySubmit,
} from "@/tests/api/correction-calls";
import { withRuntime } from "@/tests/api/harness";
import { tenThousandWords } from "@/tests/factories/ten-thousand-words";

const own = openCorrectors({ env: readServerEnv({}), log: { warn: () => undefined }, readRecording: null });
withRuntime({}, { correctors: own.correctors });
afterAll(own.close);

test("the embedded engine corrects what is handed in, and says that no model did", async () => {
  const who = await payer(1);
  const text =
    "Last summer I visited my grandmother in a small village. She have a big garden with many old trees, and every " +
    "morning we eated breakfast there. I think that living in the country is more healthier than living in a city, " +
    "because the air is clean and people are not in a hurry. However, there are not many jobs for young people.";
  const done = await corrected(who, free(text, { asked: "Where would you like to live, and why?" }));
  expect(done).toMatchObject({ state: "done", status: "scored", charge: { state: "taken" } });
  expect(done.result?.engine.model).toBeNull();
  expect(done.canCheck).toBe(false);
  const marked = done.result?.edits.map(({ original }) => original.toLowerCase()).join(" ") ?? "";
  expect(marked).toContain("have");
  expect(done.result?.firstToFix?.drill).toMatchObject({ kind: "practice", trains: "grammar" });
  expect(await ledgerOf(who)).toEqual(["consumed"]);
});

test("an empty text and mashed keys take no credit", async () => {
  const who = await payer(1);
  for (const text of ["", "asdkj qwlekj zxmcn asdlkj qpwoei zmxncb laksjd qweoiu"])
    expect(await corrected(who, free(text))).toMatchObject({
      state: "done",
      charge: { by: "credit", state: "released" },
    });
  expect(await ledgerOf(who)).toEqual(["released", "released"]);
});

test("ten thousand words are taken: the first thousand are corrected, and it is said", async () => {
  const who = await payer(1);
  const text = tenThousandWords;
  expect(text.split(" ").length).toBeGreaterThanOrEqual(10_000);
  const id = (await submit(who, free(text))).id;
  const began = Date.now();
  const done = await settled(who, id);
  expect(Date.now() - began).toBeLessThan(15_000);
  expect(done.words).toBeGreaterThanOrEqual(10_000);
  expect(done.parts[0]?.text).toBe(text);
  expect(done.result?.words).toBe(correctedWords);
  expect(done.result?.reasons).toContain("too-long");
  const draft = { parts: [{ text }], isTimed: false, millis: 0, revision: 1 };
  expect((await ask(who, "PUT", "/corrections/drafts/free-text/own", { body: draft })).status).toBe(200);
});

test("what is longer than anything that is taken is refused before anything is set aside", async () => {
  const who = await payer(1);
  expect((await trySubmit(who, free("a ".repeat(mostLetters)))).status).toBe(400);
  const huge = await trySubmit(who, free("a ".repeat(mostTextBytes)));
  expect(huge).toMatchObject({ status: 413, body: { code: "request/too-large" } });
  expect(await ledgerOf(who)).toEqual([]);
});

test("markup in a text is a text: it comes back as it was written", async () => {
  const who = await payer(1);
  const text = `<script>alert("1")</script> <b>She have</b> a dog & a cat, and they plays in the garden every day.`;
  const done = await corrected(who, free(text));
  expect(done.parts[0]?.text).toBe(text);
  expect(done.result?.improved[0]?.text).toContain(`<script>alert("1")</script>`);
});
