import { apiBase } from "@/lib/api/client/api-base";
import type { MediaView } from "@/lib/questions/wire";

const at = (path: string) => `${apiBase}${path}`;

/** Addresses of recordings and pictures are below the API's host. */
export function withHost(media: readonly MediaView[]): MediaView[] {
  return media.map((each) =>
    each.kind === "audio"
      ? { ...each, address: at(each.address), slow: each.slow === null ? null : at(each.slow) }
      : { ...each, address: at(each.address) },
  );
}
