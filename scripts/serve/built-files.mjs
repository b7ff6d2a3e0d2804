import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { constants } from "node:zlib";

import compression from "compression";
import sirv from "sirv";

const mount = "/_next/static/";

/** Pages and answers are compressed as they go. */
const compress = compression({
  threshold: 1_024,
  level: 6,
  brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
});

const film = /^\/films\/[\w-]+\.(?:mp4|webp)$/;

/** The size of a film of which a part beyond its end is asked for; Next.js would answer that with an error of its own. */
function sizeOverrun({ url = "/", headers }) {
  const [address = ""] = url.split("?", 1);
  const [, first] = /^bytes=(\d+)-\d*$/.exec(headers.range ?? "") ?? [];
  if (!first || !film.test(address)) return null;
  const size = statSync(path.join("public", address), { throwIfNoEntry: false })?.size;
  return size !== undefined && Number(first) >= size ? size : null;
}

/**
 * Puts compression in front of Next.js: what the build wrote goes out as it was compressed then,
 * everything else is compressed on its way.
 */
export function serveCompressed(distFolder) {
  const folder = path.resolve(distFolder, "static");
  const serveFile = existsSync(folder)
    ? sirv(folder, {
        brotli: true,
        gzip: true,
        immutable: true,
        maxAge: 31_536_000,
        setHeaders: (response) => response.setHeader("X-Content-Type-Options", "nosniff"),
      })
    : null;

  return (request, response, next) => {
    const onwards = () => compress(request, response, next);
    const address = request.url ?? "/";
    const size = sizeOverrun(request);
    if (size !== null) {
      response.writeHead(416, { "Content-Range": `bytes */${size}` });
      return response.end();
    }
    if (!serveFile || !address.startsWith(mount)) return onwards();
    request.url = address.slice(mount.length - 1);
    serveFile(request, response, () => {
      request.url = address;
      onwards();
    });
  };
}
