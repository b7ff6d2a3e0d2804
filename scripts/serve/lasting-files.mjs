import path from "node:path";

import send from "send";

/** Their names change with their bytes. */
const lasting = /^\/films\/[a-z0-9-]+-[0-9a-f]{10}\.(?:mp4|webp)$/;

/** Films and their posters: kept for a year, and answered in parts. Next.js answers a part beyond the end with 500. */
export function serveLasting(publicFolder) {
  const root = path.resolve(publicFolder);
  return (request, response, next) => {
    const [file = ""] = (request.url ?? "/").split("?");
    if (!["GET", "HEAD"].includes(request.method) || !lasting.test(file)) return next();
    send(request, file, { root, immutable: true, maxAge: "365d" })
      .on("error", ({ status }) => {
        if (status === 404) return next();
        response.removeHeader("Cache-Control");
        response.statusCode = status;
        response.end();
      })
      .pipe(response);
  };
}
