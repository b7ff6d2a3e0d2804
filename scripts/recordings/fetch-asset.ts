/** Long recordings of a sentence are some megabytes as WAV. */
const mostBytes = 20 * 1024 * 1024;
const patience = 60_000;

/** A file of the content system's own storage, by HTTPS; nothing else is asked. */
export function assetFetcher(hosts: readonly string[]) {
  return async (address: string): Promise<Uint8Array> => {
    const url = new URL(address);
    if (!hosts.includes(url.origin)) throw new Error(`its file lies elsewhere (${url.origin})`);
    const response = await fetch(url, { redirect: "error", signal: AbortSignal.timeout(patience) });
    if (!response.ok || !response.body) throw new Error(`its file cannot be had (${response.status})`);
    const parts: Uint8Array[] = [];
    let length = 0;
    for await (const part of response.body) {
      length += part.length;
      if (length > mostBytes) throw new Error("its file has over 20 MB");
      parts.push(part);
    }
    return Buffer.concat(parts);
  };
}
