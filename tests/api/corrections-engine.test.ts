import { afterAll, expect, test } from "vitest";

import { openCorrectors } from "@/lib/services/corrections/open-correctors";
import { corrected, free, ledgerOf, payer } from "@/tests/api/correction-calls";
import { withRuntime } from "@/tests/api/harness";

const own = openCorrectors();
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
  expect(done.result?.firstToFix?.drill).not.toBeNull();
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
