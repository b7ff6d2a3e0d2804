import next from "next";

import { serveCompressed } from "./built-files.mjs";
import { serveLasting } from "./lasting-files.mjs";

/** The page server with what stands in front of it: films, and what the build compressed. */
export function openPages({ port, distFolder, compress }) {
  const app = next({ dev: false, hostname: "localhost", port });
  const answerPage = app.getRequestHandler();
  const lasting = serveLasting("public");
  const compressed = serveCompressed(distFolder, compress);
  const handle = (request, response) => {
    const answer = () =>
      answerPage(request, response).catch(() => {
        if (!response.headersSent) response.writeHead(500);
        response.end();
      });
    lasting(request, response, () => compressed(request, response, answer));
  };
  return { handle, prepare: () => app.prepare() };
}
