import { v7 } from "uuid";
import { afterEach, expect, test } from "vitest";

import { correctedTasks } from "@/lib/core/corrected-tasks";
import * as taskViews from "@/lib/services/corrections/task-views";
import * as views from "@/lib/services/corrections/views";
import { call, withRuntime } from "@/tests/api/harness";
import {
  ask,
  corrected,
  creditsOf,
  free,
  learner,
  ledgerOf,
  longText,
  payer,
  read,
  settled,
  submit,
  trySubmit,
} from "@/tests/api/correction-calls";
import { assessed, fakeCorrectors, unscorable } from "@/tests/factories/fake-corrector";

const fake = fakeCorrectors();
withRuntime({}, { correctors: fake.correctors });
afterEach(() => fake.does());

const writing = (prompt: string, text = longText) => ({ task: "writing-sample", prompt, parts: [{ text }] });

test("what is handed in comes back corrected, with what was asked, and takes one credit", async () => {
  const who = await payer(2);
  const queued = await submit(who, writing("one-suitcase"));
  expect(queued).toMatchObject({
    task: "writing-sample",
    prompt: "one-suitcase",
    charge: { by: "credit" },
  });
  const done = await settled(who, queued.id);
  expect(done.state).toBe("done");
  expect(done.result?.overall?.det).toBe(105);
  expect(done.result?.edits).toHaveLength(1);
  expect(done.result?.firstToFix).toMatchObject({ category: "capital", kind: "pronoun-i" });
  expect(done.asked.parts[0]).toContain("one suitcase");
  expect(done.charge).toEqual({ by: "credit", state: "taken", freeFor: null });
  expect(await ledgerOf(who)).toEqual(["consumed"]);
  expect((await creditsOf(who)).left).toBe(1);
});

test("a result that is limited or has no score takes no credit", async () => {
  const who = await payer(1);
  fake.does(async ({ parts }) => unscorable(parts));
  expect(await corrected(who)).toMatchObject({ status: "unscorable", charge: { state: "released" } });
  fake.does(async ({ parts }) => assessed(parts, 20, { status: "limited", reasons: ["too-short"] }));
  expect(await corrected(who)).toMatchObject({ status: "limited", charge: { state: "released" } });
  expect(await ledgerOf(who)).toEqual(["released", "released"]);
  expect((await creditsOf(who)).left).toBe(1);
});

test("the same key makes one correction, also of two calls at once; for another text it is refused", async () => {
  const who = await payer(3);
  const key = v7();
  const both = await Promise.all([submit(who, free(), key), submit(who, free(), key)]);
  expect(both[0].id).toBe(both[1].id);
  expect((await submit(who, free(), key)).id).toBe(both[0].id);
  expect(await trySubmit(who, free("Something else."), key)).toMatchObject({
    status: 409,
    body: { code: "correction/key-reused" },
  });
  await settled(who, both[0].id);
  expect(await ledgerOf(who)).toEqual(["consumed"]);
});

test("two submits at once spend one credit once; the second is refused", async () => {
  const who = await payer(1);
  // The free try is gone.
  const answers = await Promise.all([trySubmit(who), trySubmit(who), trySubmit(who), trySubmit(who)]);
  const states = answers.map(({ status }) => status).toSorted();
  // One by the credit, one by the free try.
  expect(states).toEqual([200, 200, 402, 402]);
  expect(await ledgerOf(who)).toHaveLength(1);
});

test("a call without the key, or with the wrong parts, is refused", async () => {
  const who = await payer(1);
  expect((await ask(who, "POST", "/corrections", { body: free() })).status).toBe(400);
  const wrong = [
    { task: "free-text", parts: [{ text: "one" }, { text: "two" }] },
    { task: "interactive-writing", prompt: "town-clock", parts: [{ text: "one" }] },
    { task: "free-text", parts: [{ recording: v7() }] },
    { task: "free-text", parts: [{}] },
    { task: "writing-sample", parts: [{ text: "no prompt" }] },
    { task: "summarize-the-conversation", parts: [{ text: "no answer" }] },
    { task: "no-task", parts: [{ text: "one" }] },
  ];
  for (const body of wrong) expect((await trySubmit(who, body)).status).toBe(400);
  expect(await ledgerOf(who)).toEqual([]);
});

test("a prompt that was withdrawn is named as such; no credit is set aside and the draft stays", async () => {
  const who = await payer(1);
  const place = "/corrections/drafts/writing-sample/gone-for-good";
  const draft = { parts: [{ text: longText }], isTimed: true, millis: 5, revision: 1 };
  expect((await ask(who, "PUT", place, { body: draft })).status).toBe(200);
  const answer = await trySubmit(who, writing("gone-for-good"));
  expect(answer).toMatchObject({ status: 410, body: { code: "correction/prompt-withdrawn" } });
  const { body } = await ask(who, "GET", "/corrections/drafts");
  expect(taskViews.DraftList.parse(body.data)).toHaveLength(1);
  expect(await ledgerOf(who)).toEqual([]);
});

test("somebody else's correction is not there for others", async () => {
  const [who, other] = [await payer(1), await payer(1)];
  const { id } = await corrected(who);
  const calls: [string, string, unknown][] = [
    ["GET", `/corrections/${id}`, undefined],
    ["DELETE", `/corrections/${id}`, undefined],
    ["POST", `/corrections/${id}/checks`, {}],
    ["POST", `/corrections/${id}/scores`, {}],
    ["POST", `/corrections/${id}/revisions`, { parts: [{ text: "Mine." }] }],
    ["GET", `/corrections/${id}/recordings/${v7()}`, undefined],
  ];
  for (const [method, path, body] of calls)
    expect(await ask(other, method, path, { body, key: v7() })).toMatchObject({
      status: 404,
      body: { code: "correction/unknown" },
    });
  expect((await call("GET", `/corrections/${id}`)).status).toBe(401);
  expect((await read(who, id)).state).toBe("done");
});

test("the history has the newest first, by task and by words of the text or of the prompt", async () => {
  const who = await payer(3);
  const first = await corrected(who, free("A letter about 100% of my green_house."));
  const second = await corrected(who, writing("one-suitcase"));
  const list = async (query: string) => {
    const { body } = await ask(who, "GET", `/corrections?${query}`);
    const page = views.CorrectionList.parse(body.data);
    return { ...page, ids: page.corrections.map(({ id }) => id) };
  };
  expect((await list("")).ids).toEqual([second.id, first.id]);
  expect((await list("task=free-text")).ids).toEqual([first.id]);
  expect((await list("search=LETTER")).ids).toEqual([first.id]);
  expect((await list("search=moving%20abroad")).ids).toEqual([second.id]);
  expect((await list("search=100%25")).ids).toEqual([first.id]);
  expect((await list("search=n_h")).ids).toEqual([first.id]);
  expect((await list("search=r_e")).ids).toEqual([]);
  const page = await list("size=1");
  expect([page.ids, page.next]).toEqual([[second.id], second.id]);
  expect(await list(`size=1&before=${page.next}`)).toMatchObject({ ids: [first.id], next: null });
});

test("part two of a task with a follow-up asks what part one left out, and both are one result", async () => {
  const who = await payer(1);
  const text =
    "The repair costs too much money, and the old clock is beautiful; whoever is late looks at a phone.";
  const { body } = await ask(who, "POST", "/corrections/follow-up", {
    body: { task: "interactive-writing", prompt: "town-clock", text },
  });
  const followUp = taskViews.FollowUp.parse(body.data);
  expect(followUp.theme).toBe("other uses");
  const parts = [{ text }, { text: "A fountain could stand there." }];
  const done = await corrected(who, { task: "interactive-writing", prompt: "town-clock", parts });
  expect(done.asked.parts[1]).toBe(followUp.asks);
  expect(fake.asked.at(-1)).toMatchObject({ task: "interactive-writing", asked: done.asked.parts });
  expect(await ledgerOf(who)).toEqual(["consumed"]);
});

test("of a picture the engine is told what it shows, and the picture is there to see", async () => {
  const who = await payer(1);
  const { body } = await ask(who, "GET", "/corrections/prompts?task=write-about-the-photo&size=2");
  const { prompts, total } = taskViews.PromptList.parse(body.data);
  const [prompt] = prompts;
  if (!prompt?.picture) throw new Error("The prompt has no picture.");
  expect(total).toBeGreaterThanOrEqual(30);
  await corrected(who, { task: "write-about-the-photo", prompt: prompt.name, parts: [{ text: longText }] });
  expect(fake.asked.at(-1)?.asked).toEqual([prompt.picture.description]);
  const picture = await call("GET", prompt.picture.src.replace("/api", ""));
  expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/svg+xml"]);
  expect((await call("GET", "/corrections/pictures/no-such-scene")).status).toBe(404);
  const after = await ask(who, "GET", "/corrections/prompts?task=write-about-the-photo&size=50");
  const done = taskViews.PromptList.parse(after.body.data).prompts.filter(({ doneAt }) => doneAt !== null);
  expect(done.map(({ name }) => name)).toEqual([prompt.name]);
});

test("a draft is kept by prompt, an older save does not overwrite a newer one, and handing in takes it away", async () => {
  const who = await payer(1);
  const place = "/corrections/drafts/writing-sample/one-suitcase";
  const save = async (revision: number, text: string) => {
    const draft = { parts: [{ text }], isTimed: false, millis: 9, revision };
    const { body } = await ask(who, "PUT", place, { body: draft });
    return taskViews.DraftReply.parse(body.data);
  };
  expect((await save(2, "second")).isKept).toBe(true);
  expect(await save(1, "first")).toMatchObject({ isKept: false, draft: { parts: [{ text: "second" }] } });
  const { body } = await ask(who, "GET", "/corrections/prompts/writing-sample/one-suitcase");
  expect(taskViews.Prompt.parse(body.data).draft?.revision).toBe(2);
  await submit(who, writing("one-suitcase"));
  const { body: left } = await ask(who, "GET", "/corrections/drafts");
  expect(taskViews.DraftList.parse(left.data)).toEqual([]);
});

test("every task stands in the list with its price, and speaking waits for what hears it", async () => {
  const { body } = await ask(await learner(), "GET", "/corrections/tasks");
  const { tasks, isSpeechSold } = taskViews.TaskList.parse(body.data);
  expect(tasks.map(({ task }) => task)).toEqual([...correctedTasks]);
  for (const { skill, isOpen, isFree } of tasks) {
    expect(isOpen).toBe(skill === "writing");
    expect(isFree).toBe(skill === "speaking");
  }
  expect(isSpeechSold).toBe(false);
});
