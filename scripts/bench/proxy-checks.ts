import { setTimeout as wait } from "node:timers/promises";

import { ask, askForData, isData, isPage, textOf } from "@/scripts/proxy/ask";

export const gzip = { "Accept-Encoding": "gzip" };

function must(isSo: boolean, otherwise: string) {
  if (!isSo) throw new Error(otherwise);
}

/** A page through nginx, twice: the same bytes as the product's own, the second time without asking it. */
export async function checkPage(product: string, proxy: string, page: string) {
  const own = await ask(product + page, { headers: gzip });
  await ask(proxy + page, { headers: gzip });
  const kept = await ask(proxy + page, { headers: gzip });
  must(kept.status === 200 && isPage(kept), `${page} answered ${kept.status} through nginx.`);
  must(kept.cache === "HIT", `The second ${page} was ${kept.cache}, not a HIT.`);
  must(kept.bytes.equals(own.bytes), `${page} through nginx is not what the product sends.`);
  return { bytes: kept.bytes.length };
}

/** Data and page of one address do not get mixed up, whoever comes first. */
export async function checkKinds(proxy: string, page: string) {
  const prefetch = { "Next-Router-Prefetch": "1", "Next-Router-Segment-Prefetch": "/_tree" };
  for (const headers of [{}, prefetch]) {
    const data = await askForData(proxy, page, headers);
    must(isData(data), `${page} answered a request for data with ${data.headers["content-type"]}.`);
    const again = await askForData(proxy, page, headers);
    must(isData(again) && again.bytes.equals(data.bytes), `The second request for data of ${page} differs.`);
  }
  const html = await ask(proxy + page);
  must(isPage(html), `${page} answered ${html.headers["content-type"]} after requests for its data.`);
}

export async function checkApi(proxy: string) {
  for (const path of ["/api/openapi.json", "/api/openapi.json", "/dev/outbox", "/healthz"]) {
    const { status, cache } = await ask(proxy + path);
    must(
      status === 200 && cache === null,
      `${path} answered ${status} and went through the cache (${cache}).`,
    );
  }
  const guest = () => ask(`${proxy}/api/common/guest`, { method: "POST" });
  const [first, second] = [await guest(), await guest()];
  must(first.status === 200 && textOf(first) !== textOf(second), "Two guests got the same answer.");
}

/** With the product away, until what nginx keeps has passed its time and is served all the same. */
export async function checkStale(proxy: string, pages: readonly string[], seconds: number) {
  const until = Date.now() + seconds * 1_000;
  for (const page of pages) {
    for (;;) {
      const { status, cache } = await ask(proxy + page, { headers: gzip });
      must(status === 200, `${page} answered ${status} with the product stopped.`);
      if (cache === "STALE" || cache === "UPDATING") break;
      must(
        Date.now() < until,
        `${page} was still ${cache} ${seconds} seconds after the product had stopped.`,
      );
      await wait(1_000);
    }
  }
}
