import useSWR, { type SWRConfiguration } from "swr";

import { apiClient } from "@/lib/api/client/api-client";
import { readSession, storeSession } from "@/lib/api/client/session-store";
import { hearServerTime } from "@/components/learner/exam/task/server-time";
import { orKept } from "@/components/learner/offline/kept";
import { useEnded, useSession } from "@/components/learner/use-session";
import { withQueued } from "@/components/learner/words/deck";
import { readReviews, sendReviews } from "@/components/learner/words/review-queue";

const steady = { revalidateOnFocus: false, shouldRetryOnError: false };

/** Everything is fetched for a user: nobody sees what was fetched for somebody else in this browser. */
type OwnKey = readonly [userId: string | null, name: string, ...rest: unknown[]];

/**
 * Without a session there is nothing to fetch. When it ends in the middle of a task, what was fetched for its user
 * stays on the screen until they have logged in again.
 */
export function useOwn<Data>(
  name: string,
  rest: readonly unknown[],
  load: () => Promise<Data>,
  more: Pick<SWRConfiguration<Data, Error>, "dedupingInterval" | "keepPreviousData" | "refreshInterval"> = {},
) {
  const session = useSession();
  const ended = useEnded();
  const owner = session ?? ended;
  const key: OwnKey | null = owner && [owner.userId, name, ...rest];
  return useSWR<Data, Error>(key, load, { ...steady, ...more });
}

/** Finds what was fetched under a name, to fetch it again. */
export const named = (name: string) => (key: unknown) => Array.isArray(key) && key[1] === name;

/** Under which a set is kept for the user of this session. */
export const setKey = (id: string): OwnKey => [readSession()?.userId ?? null, "set", id];

export function useUser() {
  return useOwn("user", [], async () => {
    const { user } = await (await apiClient.userInfo.$get()).json();
    const session = readSession();
    // What an older version stored does not say whose it is.
    if (session && session.userId === null) storeSession({ ...session, userId: user.id });
    return user;
  });
}

export function useTypes() {
  return useOwn("types", [], async () => (await (await apiClient.practice.types.$get()).json()).data);
}

export function useOpenSets() {
  return useOwn(
    "open-sets",
    [],
    async () => (await (await apiClient.practice.sets.$get({ query: {} })).json()).data,
  );
}

export function useHistory(page: number, size: number) {
  return useOwn("history", [page, size], async () => {
    const query = { page: String(page), size: String(size) };
    return (await (await apiClient.practice.history.$get({ query })).json()).data;
  });
}

export async function loadSet(id: string) {
  const response = await apiClient.practice.sets[":id"].$get({ param: { id } });
  return (await response.json()).data;
}

/** Without a connection as this device has kept it. */
export function usePracticeSet(id: string) {
  return useOwn("set", [id], async () => {
    const data = await orKept("set", id, () => loadSet(id));
    hearServerTime(data.now);
    return data;
  });
}

/** A word of a finished question. */
export function useWord({ setId, position, word }: { setId: string; position: number; word: string }) {
  return useOwn("word", [setId, position, word], async () => {
    const param = { id: setId, position: String(position), word };
    const response = await apiClient.practice.items[":id"][":position"].words[":word"].$get({ param });
    return (await response.json()).data;
  });
}

/** Target, date of the test and week's goal, as the learner set them. */
export function usePlan() {
  return useOwn("plan", [], async () => (await (await apiClient.plan.$get()).json()).data);
}

/** The way to the test: this week with what is done of it, and the weeks after; its days are those of this device. */
export function usePath() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return useOwn("path", [timeZone], async () => {
    const response = await apiClient.path.$get({ query: { timeZone } });
    return (await response.json()).data;
  });
}

/** The week and what is missed most; days and weeks are those of this device. */
export function useProgress() {
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return useOwn("progress", [timeZone], async () => {
    const response = await apiClient.progress.$get({ query: { timeZone } });
    return (await response.json()).data;
  });
}

/** Words and what is due of them. */
export function useVocabulary() {
  return useOwn("vocabulary", [], async () => (await (await apiClient.vocabulary.$get()).json()).data);
}

export const loadDeck = async () => (await (await apiClient.vocabulary.due.$get()).json()).data;

/** What is to be learned now, after what this device has not sent yet; without a connection as it was kept. */
export function useDeck() {
  return useOwn("deck", [], async () => {
    await sendReviews().catch(() => null);
    const data = await orKept("deck", "", loadDeck);
    return { ...data, cards: withQueued(data.cards, { queued: readReviews(), plan: data.plan }) };
  });
}

export function useCards({ page, size, search, show }: CardsAsked) {
  return useOwn(
    "cards",
    [page, size, search, show],
    async () => {
      const query = { page: String(page), size: String(size), search, show };
      return (await (await apiClient.vocabulary.cards.$get({ query })).json()).data;
    },
    { keepPreviousData: true },
  );
}
type CardsAsked = { page: number; size: number; search: string; show: "all" | "resting" };

/** The words that were missed in a set. */
export function useMissedWords(setId: string) {
  return useOwn("missed-words", [setId], async () => {
    const response = await apiClient.vocabulary.missed[":setId"].$get({ param: { setId } });
    return (await response.json()).data;
  });
}

/** What the learner reported of the questions of a set; each of its reviews asks, and one call a minute answers. */
export function useSetReports(setId: string) {
  const load = async () => {
    const response = await apiClient.practice.reports.$get({ query: { set: setId } });
    return (await response.json()).data;
  };
  return useOwn("reports", [setId], load, { dedupingInterval: 60_000 });
}

/** Decisions on reports that the learner has not put away yet. */
export function useReportNews() {
  return useOwn("report-news", [], async () => {
    const response = await apiClient.practice.reports.$get({ query: { news: "1" } });
    return (await response.json()).data;
  });
}

export function useLedger(page: number, size: number) {
  return useOwn("ledger", [page, size], async () => {
    const query = { page: String(page), size: String(size) };
    return (await (await apiClient.account.ledger.$get({ query })).json()).data;
  });
}

export function useSessions() {
  return useOwn("sessions", [], async () => (await (await apiClient.account.sessions.$get()).json()).data);
}

export function useOrders() {
  return useOwn("orders", [], async () => (await (await apiClient.account.orders.$get()).json()).data);
}

export function useReceipt(id: string) {
  return useOwn("receipt", [id], async () => {
    const response = await apiClient.account.receipts[":id"].$get({ param: { id } });
    return (await response.json()).data;
  });
}

export type Device = NonNullable<ReturnType<typeof useSessions>["data"]>[number];
export type Purchase = NonNullable<ReturnType<typeof useOrders>["data"]>[number];
export type Receipt = NonNullable<ReturnType<typeof useReceipt>["data"]>;
export type PracticeSet = NonNullable<ReturnType<typeof usePracticeSet>["data"]>;
export type Plan = NonNullable<ReturnType<typeof usePlan>["data"]>;
export type Progress = NonNullable<ReturnType<typeof useProgress>["data"]>;
export type Path = NonNullable<ReturnType<typeof usePath>["data"]>;
export type PathEntry = Path["entries"][number];
export type Types = NonNullable<ReturnType<typeof useTypes>["data"]>;
export type SetItem = PracticeSet["items"][number];
export type Report = NonNullable<ReturnType<typeof useSetReports>["data"]>[number];
export type FoundWord = NonNullable<ReturnType<typeof useWord>["data"]>;
export type WordDeck = NonNullable<ReturnType<typeof useDeck>["data"]>;
export type WordCardData = WordDeck["cards"][number];
export type Vocabulary = NonNullable<ReturnType<typeof useVocabulary>["data"]>;
export type LedgerEntry = NonNullable<ReturnType<typeof useLedger>["data"]>["entries"][number];
