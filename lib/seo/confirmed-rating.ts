import type { readSiteFacts } from "@/lib/content/cms";

type SiteFacts = Awaited<ReturnType<typeof readSiteFacts>>;

/** The operator's rating of the platform, only after the operator has confirmed the figures. */
export function confirmedRating({ confirmed, rating }: Pick<SiteFacts, "confirmed" | "rating">) {
  const count = rating.counts.platform;
  return confirmed && count ? { value: rating.value, best: rating.best, count } : undefined;
}
