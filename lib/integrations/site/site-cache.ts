import { revalidateTag } from "next/cache";
import { draftMode } from "next/headers";

const patience = 10_000;

/** What a call may ask of the site that it is a part of. */
export type SiteCache = {
  /** Pages with one of these tags are made anew for the next reader. */
  expire: (tags: readonly string[]) => void;
  /** Turns the preview of drafts on or off for the browser that made this call. */
  setPreview: (isOn: boolean) => Promise<void>;
  /** Posts to this very process: pages expire in the course of a request only. The status of the answer. */
  post: (path: string, headers: Record<string, string>) => Promise<number>;
};

export const nextSiteCache = (port: number): SiteCache => ({
  expire(tags) {
    for (const tag of tags) revalidateTag(tag, { expire: 0 });
  },
  async setPreview(isOn) {
    const mode = await draftMode();
    if (isOn) mode.enable();
    else mode.disable();
  },
  async post(path, headers) {
    const signal = AbortSignal.timeout(patience);
    const { status } = await fetch(`http://localhost:${port}${path}`, { method: "POST", headers, signal });
    return status;
  },
});
