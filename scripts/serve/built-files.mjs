import { existsSync } from "node:fs";
import path from "node:path";
import { constants } from "node:zlib";

import compression from "compression";
import sirv from "sirv";

const mount = "/_next/static/";

/** Pages and answers are compressed as they go. */
export const createCompression = () =>
  compression({
    threshold: 1_024,
    level: 6,
    brotli: { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } },
  });

/**
 * Puts compression in front of Next.js: what the build wrote goes out as it was compressed then,
 * everything else is compressed on its way.
 */
export function serveCompressed(distFolder, compress) {
  const folder = path.resolve(distFolder, "static");
  const serveFile = existsSync(folder)
    ? sirv(folder, {
        brotli: true,
        gzip: true,
        immutable: true,
        maxAge: 31_536_000,
      })
    : null;

  return (request, response, next) => {
    const onwards = () => compress(request, response, next);
    const address = request.url ?? "/";
    if (!serveFile || !address.startsWith(mount)) return onwards();
    request.url = address.slice(mount.length - 1);
    serveFile(request, response, () => {
      request.url = address;
      onwards();
    });
  };
}
