import { v7 } from "uuid";
import { expect, test } from "vitest";

import { consentVersions } from "@/lib/services/consents/consent-texts";
import * as consentViews from "@/lib/services/consents/views";
import * as taskViews from "@/lib/services/corrections/task-views";
import { mergeGuest } from "@/lib/services/identity/merge-guest";
import { ask, free, type Learner, learner, read, submit } from "@/tests/api/correction-calls";
import { runtime, withRuntime } from "@/tests/api/harness";
import { fakeCorrectors } from "@/tests/factories/fake-corrector";

withRuntime({}, { correctors: fakeCorrectors().correctors });

const save = (who: Learner, prompt: string, text: string) =>
  ask(who, "PUT", `/corrections/drafts/writing-sample/${prompt}`, {
    body: { parts: [{ text }], revision: 1 },
  });

test("a guest's corrections, drafts and decisions become the account's; of two drafts the later one stays", async () => {
  const [guest, account] = [await learner({ temp: true }), await learner()];
  const key = v7();
  const own = await submit(account, free("The account's own."), key);
  const brought = await submit(guest, free("The guest's."), key);
  await save(account, "one-suitcase", "older");
  await save(guest, "one-suitcase", "newer");
  await save(guest, "learning-to-cook", "alone");
  await ask(guest, "PUT", "/consents/recording", {
    body: { version: consentVersions.recording, isGiven: true, age: "of-age" },
  });

  const { database } = await runtime();
  await database.db.transaction((tx) => mergeGuest(tx, { guestId: guest.id, userId: account.id }));

  for (const { id } of [own, brought]) expect((await read(account, id)).id).toBe(id);
  expect((await ask(guest, "GET", `/corrections/${brought.id}`)).status).not.toBe(200);
  const { body } = await ask(account, "GET", "/corrections/drafts");
  const drafts = taskViews.DraftList.parse(body.data);
  expect(drafts.map(({ parts }) => parts[0]?.text).toSorted()).toEqual(["alone", "newer"]);
  const consents = await ask(account, "GET", "/consents");
  const list = consentViews.Consent.array().parse(consents.body.data);
  expect(list.find(({ kind }) => kind === "recording")?.state).toBe("given");
});
