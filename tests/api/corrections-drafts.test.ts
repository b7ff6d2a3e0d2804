import { expect, test } from "vitest";

import * as taskViews from "@/lib/services/corrections/task-views";
import { mergeGuest } from "@/lib/services/identity/merge-guest";
import {
  ask,
  corrected,
  free,
  type Learner,
  learner,
  payer,
  read,
  tryRevise,
} from "@/tests/api/correction-calls";
import { runtime, withRuntime } from "@/tests/api/harness";
import { fakeCorrectors } from "@/tests/factories/fake-corrector";

withRuntime({}, { correctors: fakeCorrectors().correctors });

const save = (who: Learner, id: string, text: string, revision = 1) =>
  ask(who, "PUT", `/corrections/${id}/draft`, { body: { parts: [{ text }], revision } });

async function draftsOf(who: Learner) {
  const { body } = await ask(who, "GET", "/corrections/drafts");
  return taskViews.DraftList.parse(body.data);
}

test("what is written of a next version is kept on the server, beside what is written anew, until it is handed in", async () => {
  const who = await payer(1);
  const { id } = await corrected(who, free());
  expect((await read(who, id)).draft).toBeNull();
  await ask(who, "PUT", "/corrections/drafts/free-text/own", {
    body: { parts: [{ text: "Another text." }], revision: 1 },
  });
  const kept = taskViews.DraftReply.parse((await save(who, id, "A better text.", 2)).body.data);
  expect(kept).toMatchObject({ isKept: true, draft: { task: "free-text", revises: id } });
  const older = taskViews.DraftReply.parse((await save(who, id, "An older text.", 1)).body.data);
  expect(older).toMatchObject({ isKept: false, draft: { parts: [{ text: "A better text." }] } });
  expect((await read(who, id)).draft).toMatchObject({ parts: [{ text: "A better text." }], revision: 2 });
  expect((await draftsOf(who)).map(({ revises }) => revises).toSorted()).toEqual([id, null]);

  expect((await tryRevise(who, id, "A better text.")).status).toBe(200);
  expect((await draftsOf(who)).map(({ parts }) => parts[0]?.text)).toEqual(["Another text."]);
});

test("nobody else keeps a version of it, and with the correction it is gone", async () => {
  const who = await payer(1);
  const { id } = await corrected(who, free());
  const other = await save(await learner(), id, "Mine.");
  expect(other).toMatchObject({ status: 404, body: { code: "correction/unknown" } });
  await save(who, id, "A better text.");
  await ask(who, "DELETE", `/corrections/${id}`);
  expect(await draftsOf(who)).toEqual([]);
});

test("a guest's next version becomes the account's", async () => {
  const [guest, account] = [await learner({ temp: true }), await learner()];
  const { id } = await corrected(guest, free());
  await save(guest, id, "A better text.");
  const { database } = await runtime();
  await database.db.transaction((tx) => mergeGuest(tx, { guestId: guest.id, userId: account.id }));
  expect((await read(account, id)).draft).toMatchObject({ parts: [{ text: "A better text." }] });
});

test("a task that is begun anew does not show the next version of an older one as its draft", async () => {
  const who = await payer(1);
  const prompt = { task: "writing-sample", prompt: "one-suitcase", parts: [{ text: free().parts[0]?.text }] };
  const { id } = await corrected(who, prompt);
  await save(who, id, "A better text.");
  const { body } = await ask(who, "GET", "/corrections/prompts/writing-sample/one-suitcase");
  expect(taskViews.Prompt.parse(body.data).draft).toBeNull();
});
