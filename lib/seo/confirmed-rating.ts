import type { readSiteFacts } from "@/lib/content/cms";

type SiteFacts = Awaited<ReturnType<typeof readSiteFacts>>;

/** The operator's rating of the platform, only once both its value and its number of votes are confirmed. */
export function confirmedRating({ rating }: Pick<SiteFacts, "rating">) {
  const { value, best, counts } = rating;
  const votes = counts.platform;
  return value && votes && votes.value > 0 ? { value: value.value, best, count: votes.value } : undefined;
}
