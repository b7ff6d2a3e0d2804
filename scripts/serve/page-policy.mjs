import { readFileSync } from "node:fs";

import { policyHeader } from "./answer-headers.mjs";
import { hashScripts, tableFile } from "./inline-scripts.mjs";

/** Pages rendered while the process runs whose scripts are remembered, for readers who ask whether theirs is still right. */
const remembered = 2_000;

/** @returns {{ api: string | null, hashes: string[], pages: Record<string, number[]> }} */
export const readPageTable = (distFolder) => JSON.parse(readFileSync(tableFile(distFolder), "utf8"));

/**
 * Gives each page the policy that names its own inline scripts. Of a built page the build has told them. Any other page
 * is held until it is whole, its scripts are hashed, and its bytes go out as they came; what is no page is not touched.
 */
export function openPagePolicy({ hashes, pages }, policy) {
  const built = new Map(
    Object.entries(pages).map(([etag, places]) => [etag, places.map((at) => hashes[at])]),
  );
  const rendered = new Map();

  function remember(etag, found) {
    rendered.set(etag, found);
    if (rendered.size > remembered) rendered.delete(rendered.keys().next().value);
  }

  /** Whether the answer is a page whose scripts nobody knows yet. The policy of one that is known is set. */
  function isUnknown(request, response) {
    const etag = response.getHeader("etag");
    const known = built.get(etag) ?? rendered.get(etag);
    if (response.statusCode === 304) {
      // Without the header the reader's copy keeps its own.
      if (known) response.setHeader(policyHeader, policy(known));
      else response.removeHeader(policyHeader);
      return false;
    }
    if (!String(response.getHeader("content-type") ?? "").startsWith("text/html")) return false;
    if (known) response.setHeader(policyHeader, policy(known));
    return !known && request.method !== "HEAD";
  }

  /** Called between the page server and what compresses its answers. */
  return (request, response) =>
    holdBack(response, {
      isToHold: () => isUnknown(request, response),
      onWhole(bytes) {
        const found = hashScripts(bytes.toString("utf8"));
        const etag = response.getHeader("etag");
        if (etag) remember(etag, found);
        response.setHeader(policyHeader, policy(found));
      },
    });
}

const callbackOf = (parts) => parts.find((part) => typeof part === "function");
const dataOf = (parts) => parts.filter((part) => typeof part !== "function");

/** Asks `isToHold` when the first of an answer is about to leave; what is held leaves at its end, after `onWhole`. */
function holdBack(response, { isToHold, onWhole }) {
  const { writeHead, flushHeaders, write, end } = response;
  let held = null;
  let isDecided = false;
  const isHeld = () => {
    if (!isDecided) {
      isDecided = true;
      if (isToHold()) held = [];
    }
    return held !== null;
  };
  const keep = ([chunk, encoding]) => {
    if (chunk) held.push(typeof chunk === "string" ? Buffer.from(chunk, encoding) : Buffer.from(chunk));
  };
  response.writeHead = (status, ...rest) => {
    const headers = rest.find((part) => typeof part === "object") ?? {};
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    return isHeld() ? response : Reflect.apply(writeHead, response, [status]);
  };
  response.flushHeaders = () => (isHeld() ? undefined : Reflect.apply(flushHeaders, response, []));
  response.write = (...parts) => {
    if (!isHeld()) return Reflect.apply(write, response, parts);
    keep(dataOf(parts));
    callbackOf(parts)?.();
    return true;
  };
  response.end = (...parts) => {
    if (!isHeld()) return Reflect.apply(end, response, parts);
    keep(dataOf(parts));
    const whole = Buffer.concat(held);
    held = null;
    onWhole(whole);
    return Reflect.apply(end, response, [whole, callbackOf(parts)].filter(Boolean));
  };
}
