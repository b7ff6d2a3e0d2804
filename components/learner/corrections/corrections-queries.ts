import { useEffect } from "react";

import type { KeptDraft } from "@/components/learner/corrections/editor/kept-draft";
import { useOwn } from "@/components/learner/queries";
import { apiClient } from "@/lib/api/client/api-client";
import type { CorrectedTask } from "@/lib/core/corrected-tasks";

const pageSize = 20;
/** Between two looks at a correction that is on its way, in milliseconds: events come sooner, and may be lost. */
const lookEvery = 2_000;

/** What can be handed in, what it costs, and what there is to pay for it. */
export function useTasks() {
  return useOwn(
    "correction-tasks",
    [],
    async () => (await (await apiClient.corrections.tasks.$get()).json()).data,
  );
}

export function useDrafts() {
  return useOwn(
    "correction-drafts",
    [],
    async () => (await (await apiClient.corrections.drafts.$get()).json()).data,
  );
}

async function readPrompts(task: CorrectedTask, page: number, size: number) {
  const query = { task, page: String(page), size: String(size) };
  return (await (await apiClient.corrections.prompts.$get({ query })).json()).data;
}

/** The first pages of a task's prompts, as one list. */
export function usePrompts(task: CorrectedTask, pages: number) {
  return useOwn(
    "correction-prompts",
    [task, pages],
    async () => {
      const numbers = Array.from({ length: pages }, (_, index) => index + 1);
      const found = await Promise.all(numbers.map((page) => readPrompts(task, page, pageSize)));
      return { prompts: found.flatMap(({ prompts }) => prompts), total: found[0]?.total ?? 0 };
    },
    { keepPreviousData: true },
  );
}

/** Any prompt of a task; of a few that come up one that was not handed in yet. */
export async function readAnyPrompt(task: CorrectedTask, total: number): Promise<PromptSummary | null> {
  let last: PromptSummary | null = null;
  for (let times = 0; times < 4; times += 1) {
    const { prompts } = await readPrompts(task, 1 + Math.floor(Math.random() * total), 1);
    last = prompts[0] ?? null;
    if (last?.doneAt === null) return last;
  }
  return last;
}

export function usePrompt(task: CorrectedTask, name: string) {
  return useOwn("correction-prompt", [task, name], async () => {
    const response = await apiClient.corrections.prompts[":task"][":name"].$get({ param: { task, name } });
    return (await response.json()).data;
  });
}

type Asked = { search: string; task: CorrectedTask | null; pages: number };

/** The newest corrections, page after page, as one list. */
export function useCorrections({ search, task, pages }: Asked) {
  return useOwn(
    "corrections",
    [search, task, pages],
    async () => {
      const found: CorrectionSummary[] = [];
      let before: string | null = null;
      for (let page = 0; page < pages; page += 1) {
        const { corrections, next } = await readPage({ search, task, before });
        found.push(...corrections);
        before = next;
        if (next === null) break;
      }
      return { corrections: found, hasMore: before !== null };
    },
    { keepPreviousData: true },
  );
}

type PageAsked = Omit<Asked, "pages"> & { before: string | null };
async function readPage({ search, task, before }: PageAsked) {
  const query = {
    size: String(pageSize),
    ...(search && { search }),
    ...(task && { task }),
    ...(before && { before }),
  };
  return (await (await apiClient.corrections.$get({ query })).json()).data;
}

/** The newest correction of an answer of practice that did not fail; null before there is one. */
export function useCorrectionOf(sourceAnswerId: string) {
  return useOwn("correction-of-answer", [sourceAnswerId], async () => {
    const query = { sourceAnswerId, size: "10" };
    const { corrections } = (await (await apiClient.corrections.$get({ query })).json()).data;
    return corrections.find(({ state }) => state !== "failed") ?? null;
  });
}

export function useMistakes() {
  return useOwn(
    "correction-mistakes",
    [],
    async () => (await (await apiClient.corrections.mistakes.$get()).json()).data,
  );
}

const isOnItsWay = ({ state, check }: Correction) =>
  [state, check?.state].some((each) => each === "queued" || each === "scoring");

/** A correction; while it is on its way it is read again by itself. */
export function useCorrection(id: string) {
  const query = useOwn<Correction>(
    "correction",
    [id],
    async () => (await (await apiClient.corrections[":id"].$get({ param: { id } })).json()).data,
    { refreshInterval: (data) => (data && isOnItsWay(data) ? lookEvery : 0) },
  );
  const { data, mutate } = query;
  const isPending = data !== undefined && isOnItsWay(data);
  useEffect(() => {
    if (!isPending) return;
    let leave: (() => void) | null = null;
    let isOver = false;
    import("@/lib/api/client/follow-events").then(
      ({ followEvents }) => {
        if (!isOver) leave = followEvents(() => void mutate());
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      leave?.();
    };
  }, [isPending, mutate]);
  return query;
}

/** What part two asks after this part one. */
export async function readFollowUp(json: { task: CorrectedTask; prompt: string; text: string }) {
  return (await (await apiClient.corrections["follow-up"].$post({ json })).json()).data.asks;
}

type NextAsked = {
  task: CorrectedTask;
  prompt: string;
  asked: { at: number; isFollowUp: boolean }[];
  recording?: string;
};

/** What a conversation asks next; null at its end. */
export async function readNextQuestion(json: NextAsked) {
  return (await (await apiClient.corrections["next-question"].$post({ json })).json()).data.question;
}

/** A free text has no prompt. */
const ownName = "own";
type Place = { task: CorrectedTask; prompt: string };
const paramOf = ({ task, prompt }: Place) => ({ task, name: prompt || ownName });

const written = ({ parts, millis, revision }: KeptDraft) => ({
  ...{ parts: parts.map((text) => ({ text })), millis, isTimed: false, revision: revision + 1 },
});

/** Tells the server what is written; the revision that now stands, null where a later save from elsewhere does. */
export async function saveDraft(place: Place, kept: KeptDraft, isLeaving: boolean) {
  const response = await apiClient.corrections.drafts[":task"][":name"].$put(
    { param: paramOf(place), json: written(kept) },
    { init: { keepalive: isLeaving } },
  );
  const { isKept, draft } = (await response.json()).data;
  return isKept ? draft.revision : null;
}

/** The same of a correction's next version. */
export async function saveRevisionDraft(id: string, kept: KeptDraft, isLeaving: boolean) {
  const response = await apiClient.corrections[":id"].draft.$put(
    { param: { id }, json: written(kept) },
    { init: { keepalive: isLeaving } },
  );
  const { isKept, draft } = (await response.json()).data;
  return isKept ? draft.revision : null;
}

/** Throws away what was written of a prompt. */
export async function deleteDraft(place: Place) {
  await (await apiClient.corrections.drafts[":task"][":name"].$delete({ param: paramOf(place) })).json();
}

/** A text, or an upload with the question it answers where there are several. */
export type HandedPart = string | { recording: string; asks?: string };

export type HandedIn = {
  key: string;
  task: CorrectedTask;
  prompt: string | null;
  asked: string | null;
  /** The answer of practice it is. */
  sourceAnswerId?: string;
  /** The correction it is a better version of. */
  revises: string | null;
  parts: readonly HandedPart[];
  isTimed: boolean;
  millis: number;
  /** The free try or nothing: where a page says that nothing is paid. */
  isTry?: boolean;
};

/** Hands a task in; the same key again answers with the correction it made. */
export async function handIn(handed: HandedIn) {
  const { key, task, prompt, asked, sourceAnswerId, revises, isTimed, millis } = handed;
  const header = { "idempotency-key": key };
  const parts = handed.parts.map((part) => (typeof part === "string" ? { text: part } : part));
  if (revises !== null) {
    const revised = { param: { id: revises }, header, json: { parts, millis } };
    return (await (await apiClient.corrections[":id"].revisions.$post(revised)).json()).data;
  }
  const source = {
    ...(prompt && { prompt }),
    ...(asked && { asked }),
    ...(sourceAnswerId && { sourceAnswerId }),
  };
  const json = { task, parts, isTimed, millis, ...source, ...(handed.isTry && { pay: "try" as const }) };
  return (await (await apiClient.corrections.$post({ header, json })).json()).data;
}

export async function checkCorrection(id: string) {
  await (await apiClient.corrections[":id"].checks.$post({ param: { id }, json: {} })).json();
}

/** Has a recording that was only measured heard and scored. */
export async function scoreMeasured(id: string) {
  await (await apiClient.corrections[":id"].scores.$post({ param: { id }, json: {} })).json();
}

export async function deleteCorrection(id: string) {
  await (await apiClient.corrections[":id"].$delete({ param: { id } })).json();
}

export async function deleteRecordings(id: string) {
  await (await apiClient.corrections[":id"].recordings.$delete({ param: { id } })).json();
}

/** What a call answers with. */
type Answer<Call extends (...args: never[]) => Promise<{ json: () => Promise<{ data: unknown }> }>> = Awaited<
  ReturnType<Awaited<ReturnType<Call>>["json"]>
>["data"];
export type Correction = Answer<(typeof apiClient.corrections)[":id"]["$get"]>;
export type CorrectionSummary = Answer<typeof apiClient.corrections.$get>["corrections"][number];
export type Result = NonNullable<Correction["result"]>;
export type Edit = Result["edits"][number];
export type Drill = NonNullable<NonNullable<Result["firstToFix"]>["drill"]>;
export type Tasks = NonNullable<ReturnType<typeof useTasks>["data"]>;
export type Prompt = NonNullable<ReturnType<typeof usePrompt>["data"]>;
export type PromptSummary = NonNullable<ReturnType<typeof usePrompts>["data"]>["prompts"][number];
export type Mistakes = NonNullable<ReturnType<typeof useMistakes>["data"]>;
