import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

// The tag the page server answers with: what it says of a page finds the page in the table.
import { generateETag } from "next/dist/server/lib/etag.js";

import { hashScripts, tableFile } from "../serve/inline-scripts.mjs";

/** The origin of the API when it is another one than the pages'. */
const apiOrigin = (address) => (address ? new URL(address).origin : null);

/** Writes the table of the scripts that stand in the built pages; gives how many pages it has. */
function hashPages(distFolder, apiBase = process.env.NEXT_PUBLIC_API_BASE) {
  const folder = path.join(distFolder, "server/app");
  const places = new Map();
  const placeOf = (hash) => {
    if (!places.has(hash)) places.set(hash, places.size);
    return places.get(hash);
  };
  const pages = {};
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith(".html")) continue;
    const html = readFileSync(path.join(folder, name), "utf8");
    pages[generateETag(html)] = hashScripts(html).map(placeOf);
  }
  writeFileSync(
    tableFile(distFolder),
    JSON.stringify({ api: apiOrigin(apiBase), hashes: [...places.keys()], pages }),
  );
  return Object.keys(pages).length;
}

process.stdout.write(`${hashPages(process.argv[2])} pages\n`);
