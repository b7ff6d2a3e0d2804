import { showsDrafts } from "@/lib/env/preview";

type Dated = { status: "draft" | "review" | "published"; publishAt: string };

/** Why readers do not see a text yet; null where they do. */
export type Unpublished = { why: "draft" | "review" | "scheduled"; publishAt: string } | null;

export function unpublished({ status, publishAt }: Dated): Unpublished {
  if (status !== "published") return { why: status, publishAt };
  return Date.parse(publishAt) <= Date.now() ? null : { why: "scheduled", publishAt };
}

export const isOut = (text: Dated) => showsDrafts() || unpublished(text) === null;
