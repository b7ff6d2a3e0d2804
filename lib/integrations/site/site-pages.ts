import { AppError } from "@/lib/core/errors";

const patience = 10_000;

export const pagesPath = "/internal/pages";

export type PagesChange = { expire: readonly string[] } | { preview: boolean };

/** What a call asks of the page server: pages expire, and previews begin, in the course of its own requests only. */
export type SitePages = {
  /** Pages with one of these tags are made anew for the next reader. */
  expire: (tags: readonly string[]) => Promise<void>;
  /** Turns the preview of drafts on or off; gives the cookies that say so to the browser. */
  preview: (isOn: boolean) => Promise<string[]>;
};

const absent = (cause: unknown) => new AppError("server/unavailable", { cause, retryAfter: 5 });

/** The one way to the page server of this process, or of the one that has the pages. */
export function openSitePages(settings: { url: string; secret: string }): SitePages {
  const { url, secret } = settings;
  const ask = async (change: PagesChange) => {
    const answer = await fetch(url + pagesPath, {
      method: "POST",
      headers: { authorization: `Bearer ${secret}`, "content-type": "application/json" },
      body: JSON.stringify(change),
      signal: AbortSignal.timeout(patience),
    }).catch((cause: unknown) => {
      throw absent(cause);
    });
    await answer.body?.cancel();
    if (!answer.ok)
      throw absent(new Error(`The page server answered its own process with ${answer.status}.`));
    return answer.headers.getSetCookie();
  };
  return {
    expire: async (tags) => {
      if (tags.length > 0) await ask({ expire: tags });
    },
    preview: (isOn) => ask({ preview: isOn }),
  };
}
