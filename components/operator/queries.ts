import useSWR, { mutate } from "swr";

import { apiClient } from "@/lib/api/client/api-client";
import { toApiError } from "@/lib/api/client/api-error";

const steady = { revalidateOnFocus: false, shouldRetryOnError: false };
const place = "operator";

/** The room is locked again when an address behind the code is not there any more. */
function useBehindCode<Data>(key: readonly unknown[], load: () => Promise<Data>) {
  return useSWR<Data, Error>([place, ...key], load, {
    ...steady,
    onError: (error: unknown) => {
      if (isLocked(error)) void mutate(roomKey);
    },
  });
}

const roomKey = [place, "room"];
export const isLocked = (error: unknown) => toApiError(error).code === "request/not-found";

/** Reads again whatever is on the screen. */
export const readAgain = () => mutate((key) => Array.isArray(key) && key[0] === place);

export function useRoom() {
  return useSWR(roomKey, async () => (await (await apiClient.operator.room.$get()).json()).data, {
    ...steady,
    refreshInterval: 60_000,
  });
}

export function useQueue(state: "open" | "decided", page: number) {
  return useBehindCode(["reports", state, page], async () => {
    const query = { state, page: String(page), size: "20" };
    return (await (await apiClient.operator.reports.$get({ query })).json()).data;
  });
}

export function useReportFile(id: string) {
  return useBehindCode(["report", id], async () => {
    const response = await apiClient.operator.reports[":id"].$get({ param: { id } });
    return (await response.json()).data;
  });
}

export function useBank() {
  return useBehindCode(["bank"], async () => (await (await apiClient.operator.bank.$get()).json()).data);
}

export function useMeasures() {
  return useBehindCode(
    ["measures"],
    async () => (await (await apiClient.operator.measures.$get()).json()).data,
  );
}

export function useActs(page: number) {
  return useBehindCode(["acts", page], async () => {
    const query = { page: String(page), size: "50" };
    return (await (await apiClient.operator.acts.$get({ query })).json()).data;
  });
}

export type Room = NonNullable<ReturnType<typeof useRoom>["data"]>;
export type ReportFile = NonNullable<ReturnType<typeof useReportFile>["data"]>;
export type Bank = NonNullable<ReturnType<typeof useBank>["data"]>;
export type Measures = NonNullable<ReturnType<typeof useMeasures>["data"]>;
export type QueueEntry = NonNullable<ReturnType<typeof useQueue>["data"]>["reports"][number];
