import type { Recordings } from "@/components/questions/player-props";
import { apiBase } from "@/lib/api/client/api-base";

/** Addresses of recordings are below the API's host. */
export function recordingsOf(media: Recordings | null): Recordings | null {
  if (!media) return null;
  const at = (path: string) => `${apiBase}${path}`;
  return { normal: at(media.normal), slow: media.slow === null ? null : at(media.slow) };
}
