import { useOwn } from "@/components/learner/queries";
import { apiClient } from "@/lib/api/client/api-client";

/** A report as it is studied. */
export function useStudy(id: string) {
  return useOwn("exam-study", [id], async () => {
    const response = await apiClient.exams[":id"].study.$get({ param: { id } });
    return (await response.json()).data;
  });
}

/** The links to a report that work. */
export function useLinks(id: string) {
  return useOwn("report-links", [id], async () => {
    const response = await apiClient.exams[":id"].links.$get({ param: { id } });
    return (await response.json()).data;
  });
}

export function useOfficialResults() {
  return useOwn(
    "official-results",
    [],
    async () => (await (await apiClient["official-results"].$get()).json()).data,
  );
}

export async function makeLink(id: string, json: { withName: boolean; withTiming: boolean }) {
  return (await (await apiClient.exams[":id"].links.$post({ param: { id }, json })).json()).data;
}

export async function endLink(id: string) {
  await (await apiClient.exams.links[":id"].$delete({ param: { id } })).json();
}

export async function enterOfficialResult(json: { overall: number; takenOn: string }) {
  await (await apiClient["official-results"].$post({ json: { ...json, agrees: true } })).json();
}

export async function deleteOfficialResult(id: string) {
  await (await apiClient["official-results"][":id"].$delete({ param: { id } })).json();
}

export type Study = NonNullable<ReturnType<typeof useStudy>["data"]>;
