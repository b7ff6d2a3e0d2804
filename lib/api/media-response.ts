import { createHash } from "node:crypto";

type Asked = { range: string | undefined; ifRange: string | undefined; ifNoneMatch: string | undefined };
type Span = { start: number; end: number };

type Media = { bytes: Uint8Array<ArrayBuffer>; contentType: string };

/** A whole recording or picture, or the part a player asks for when somebody moves along it (RFC 9110, one range). */
export function mediaResponse({ bytes, contentType }: Media, asked: Asked): Response {
  const etag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 27)}"`;
  const headers = new Headers({
    "content-type": contentType,
    "cache-control": "private, max-age=7200",
    "accept-ranges": "bytes",
    "x-content-type-options": "nosniff",
    etag,
  });
  if (matches(asked.ifNoneMatch, etag)) return new Response(null, { status: 304, headers });
  const wantsPart = asked.ifRange === undefined || asked.ifRange === etag;
  const span = wantsPart ? readRange(asked.range, bytes.length) : "whole";
  if (span === "whole") return answer(bytes, 200, headers);
  if (span === "outside") {
    headers.set("content-range", `bytes */${bytes.length}`);
    return answer(new Uint8Array(), 416, headers);
  }
  headers.set("content-range", `bytes ${span.start}-${span.end}/${bytes.length}`);
  return answer(bytes.slice(span.start, span.end + 1), 206, headers);
}

function answer(bytes: Uint8Array<ArrayBuffer>, status: number, headers: Headers) {
  headers.set("content-length", String(bytes.length));
  return new Response(bytes, { status, headers });
}

function matches(given: string | undefined, etag: string) {
  return given?.split(",").some((one) => ["*", etag].includes(one.trim().replace(/^W\//, ""))) ?? false;
}

/** A header that is no single byte range is ignored, as the standard allows. */
function readRange(header: string | undefined, length: number): Span | "whole" | "outside" {
  const [, from, to] = /^bytes=(\d{0,12})-(\d{0,12})$/.exec(header ?? "") ?? [];
  if (from === undefined || to === undefined || from + to === "") return "whole";
  if (from === "") {
    const size = Math.min(Number(to), length);
    return size === 0 ? "outside" : { start: length - size, end: length - 1 };
  }
  const start = Number(from);
  const end = to === "" ? length - 1 : Math.min(Number(to), length - 1);
  if (to !== "" && Number(to) < start) return "whole";
  return start >= length ? "outside" : { start, end };
}
