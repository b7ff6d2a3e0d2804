import useSWR from "swr";

import { apiClient } from "@/lib/api/client/api-client";
import { useSession } from "@/components/learner/use-session";

const steady = { revalidateOnFocus: false, shouldRetryOnError: false };

/** Everything is fetched for a session: without one there is nothing to fetch. */
function useOwn<Data>(key: readonly unknown[], load: () => Promise<Data>) {
  const session = useSession();
  return useSWR<Data, Error>(session ? key : null, load, steady);
}

export function useUser() {
  return useOwn(["user"], async () => (await (await apiClient.userInfo.$get()).json()).user);
}

export function useTypes() {
  return useOwn(["types"], async () => (await (await apiClient.practice.types.$get()).json()).data);
}

export function useOpenSets() {
  return useOwn(
    ["open-sets"],
    async () => (await (await apiClient.practice.sets.$get({ query: {} })).json()).data,
  );
}

export function useHistory(page: number, size: number) {
  return useOwn(["history", page, size], async () => {
    const query = { page: String(page), size: String(size) };
    return (await (await apiClient.practice.history.$get({ query })).json()).data;
  });
}

export function usePracticeSet(id: string) {
  return useOwn(["set", id], async () => {
    const response = await apiClient.practice.sets[":id"].$get({ param: { id } });
    return (await response.json()).data;
  });
}

export function useLedger(page: number, size: number) {
  return useOwn(["ledger", page, size], async () => {
    const query = { page: String(page), size: String(size) };
    return (await (await apiClient.account.ledger.$get({ query })).json()).data;
  });
}

export type PracticeSet = NonNullable<ReturnType<typeof usePracticeSet>["data"]>;
export type SetItem = PracticeSet["items"][number];
export type Result = NonNullable<SetItem["result"]>;
export type LedgerEntry = NonNullable<ReturnType<typeof useLedger>["data"]>["entries"][number];
