import { createServer } from "node:http";

import type { Fault } from "@/scripts/content/fault";

const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => `&#${sign.codePointAt(0)};`);

/** What stands in for the site while there is no content without faults to show. */
export function faultPage(faults: Fault[]): string {
  const items = faults.map(
    ({ file, line, column, rule, advice }) =>
      `<li><code>${escapeHtml(`${file}:${line}:${column}`)}</code> ${escapeHtml(`${rule}: ${advice}`)}</li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="3"><title>Faults of the content, Bandwise</title>
<style>
:root{color-scheme:light dark}
body{margin:0;background:light-dark(#FBFAF6,#10161C);color:light-dark(#161A20,#E4E2DA);font:16px/1.5 system-ui,sans-serif}
main{max-width:860px;margin:0 auto;padding:32px 16px}li{margin:8px 0;overflow-wrap:anywhere}code{font:600 15px ui-monospace,monospace}
</style>
</head>
<body><main><h1>The content has faults: ${faults.length} to correct</h1>
<p>There is no earlier text to show. The site comes by itself as soon as these are corrected.</p>
<ol>
${items.join("\n")}
</ol>
</main></body>
</html>
`;
}

/** Answers every address with the faults, until it is closed. */
export async function serveFaults(port: number, faults: () => Fault[]) {
  const server = createServer((_request, response) => {
    response.writeHead(503, { "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    response.end(faultPage(faults()));
  });
  await new Promise<void>((resolve, reject) => server.once("error", reject).listen(port, resolve));
  const address = server.address();
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  return { port: typeof address === "object" && address ? address.port : port, close };
}
