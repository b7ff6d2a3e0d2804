import { apiClient } from "@/lib/api/client/api-client";

type Draft = {
  setId: string;
  position: number;
  step: number;
  answer: Record<string, unknown> | null;
  millis: number;
  revision: number;
};

/** Keeps on the server what is entered so far; `keepalive` lets it out while the page goes. */
export async function saveDraft({ answer, ...draft }: Draft, keepalive: boolean) {
  if (answer) await apiClient.practice.answers.$put({ json: { ...draft, answer } }, { init: { keepalive } });
}
