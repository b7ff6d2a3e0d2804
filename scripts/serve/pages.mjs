import next from "next";

import { serveCompressed } from "./built-files.mjs";
import { isReadable, methodsOf, tidy } from "./check-requests.mjs";
import { serveLasting } from "./lasting-files.mjs";
import { openPagePolicy } from "./page-policy.mjs";
import { answerPlainly } from "./plain-page.mjs";

/** The page server with what stands in front of it: films, and what the build compressed. */
export function openPages({ root, port, distFolder, compress, table, policy }) {
  const app = next({ dev: false, hostname: "localhost", port });
  const answerPage = app.getRequestHandler();
  const lasting = serveLasting("public");
  const compressed = serveCompressed(distFolder, compress);
  const watchPage = openPagePolicy(table, policy);

  const handle = (request, response) => {
    const { method, url: target = "/" } = request;
    const plainly = (status) => answerPlainly(response, { root, target, status });
    const address = tidy(target);
    if (!address || !isReadable(address)) return plainly(400);
    const methods = methodsOf(address.pathname);
    if (!methods.includes(method)) {
      response.setHeader("Allow", [...methods, "OPTIONS"].join(", "));
      return method === "OPTIONS" ? response.writeHead(204).end() : plainly(405);
    }
    // Which host a request names is nothing that an answer may repeat.
    if (!target.startsWith("/")) request.url = address.pathname + address.search;
    const answer = () => {
      watchPage(request, response);
      return answerPage(request, response).catch(() => {
        if (response.headersSent) response.end();
        else plainly(500);
      });
    };
    return lasting(request, response, () => compressed(request, response, answer));
  };
  return { handle, prepare: () => app.prepare() };
}
