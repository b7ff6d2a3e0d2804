import { createHash } from "node:crypto";
import path from "node:path";

/** Written by the build beside the pages: by ETag the places in `hashes` of the scripts in each. */
export const tableFile = (distFolder) => path.join(distFolder, "page-scripts.json");

/** React escapes < and > in texts and attributes, so a tag in its HTML is a tag. */
const script = /<script\b([^>]*)>([\s\S]*?)<\/script>/gi;
const isElsewhere = /\ssrc=/i;
const type = /\stype="([^"]*)"/i;
const runs = /^(?:|module|text\/javascript|application\/javascript|importmap|speculationrules)$/i;

/**
 * What a Content-Security-Policy calls the scripts that stand in a page: the SHA-256 of each, once.
 * @param {string} html
 * @returns {string[]}
 */
export function hashScripts(html) {
  const hashes = new Set();
  for (const [, attributes = "", text = ""] of html.matchAll(script)) {
    if (isElsewhere.test(attributes) || !runs.test(type.exec(attributes)?.[1] ?? "")) continue;
    hashes.add(createHash("sha256").update(text).digest("base64"));
  }
  return [...hashes];
}
