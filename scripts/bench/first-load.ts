import { gzipSync } from "node:zlib";

export type FirstLoad = { scripts: number; gzipBytes: number };

/** The script files that a served page names, in its tags and preload hints, gzip level 9. */
export async function measureFirstLoad(address: string): Promise<FirstLoad> {
  const answer = await fetch(address);
  if (answer.status !== 200) throw new Error(`${address} answered ${answer.status}.`);
  const html = await answer.text();
  const named = [
    ...html.matchAll(/<script\b(?![^>]*\bnoModule\b)[^>]*?\bsrc="([^"]+)"/gi),
    ...html.matchAll(
      /<link\b[^>]*?\brel="(?:modulepreload|preload)"[^>]*?\bas="script"[^>]*?\bhref="([^"]+)"/gi,
    ),
    ...html.matchAll(/<link\b[^>]*?\bhref="([^"]+\.js[^"]*)"[^>]*?\bas="script"/gi),
  ].map((match) => new URL((match[1] ?? "").replaceAll("&amp;", "&"), address).href);
  const files = [...new Set(named)];
  if (files.length === 0) throw new Error(`${address} names no script: the measurement found nothing.`);
  let gzipBytes = 0;
  for (const file of files) {
    const script = await fetch(file);
    if (script.status !== 200) throw new Error(`${file} answered ${script.status}.`);
    gzipBytes += gzipSync(Buffer.from(await script.arrayBuffer()), { level: 9 }).length;
  }
  return { scripts: files.length, gzipBytes };
}
