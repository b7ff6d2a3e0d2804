import { createServer, STATUS_CODES } from "node:http";

/** A whole request, from its first byte to its last: longer than the longest upload may take. */
const patience = 75_000;

const statusOf = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** An answer to what cannot be read as a request: there is nothing to answer with but the socket. */
function rawAnswer(status, headers, more = []) {
  const lines = [...headers, ...more].map(({ key, value }) => `${key}: ${value}`);
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    ...lines,
    "Connection: close",
    "Content-Length: 0",
  ];
  return `${head.join("\r\n")}\r\n\r\n`;
}

/** How often a request says for which host it is: Node.js keeps the first, and others might keep the last. */
const countHosts = ({ rawHeaders }) =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === "host").length;

/**
 * The HTTP server. Every answer carries `headers`, also the ones to broken requests; an `Upgrade` that nobody here
 * speaks is ignored, and what cannot be an answer's request is refused in words of HTTP.
 * @param {{ key: string, value: string }[]} headers
 * @param {(request: import("node:http").IncomingMessage, response: import("node:http").ServerResponse) => void} answer
 */
export function openServer(headers, answer) {
  const running = new Set();
  const withHeaders = (response) => headers.forEach(({ key, value }) => response.setHeader(key, value));
  const refuse = (response, status) => {
    response.writeHead(status, { Connection: "close", "Content-Length": 0 });
    response.end();
  };
  const options = { shouldUpgradeCallback: () => false, requireHostHeader: false, requestTimeout: patience };
  const server = createServer(options, (request, response) => {
    running.add(response);
    response.once("close", () => running.delete(response));
    withHeaders(response);
    const hosts = countHosts(request);
    if (hosts > 1 || (hosts === 0 && request.httpVersion === "1.1")) return refuse(response, 400);
    return answer(request, response);
  });
  server.on("checkExpectation", (_request, response) => {
    withHeaders(response);
    refuse(response, 417);
  });
  server.on("connect", (_request, socket) => {
    socket.on("error", () => undefined);
    socket.end(rawAnswer(405, headers, [{ key: "Allow", value: "GET, HEAD" }]));
  });
  server.on("clientError", (error, socket) => {
    const isAnswered = [...running].some((response) => response.socket === socket && response.headersSent);
    if (error.code === "ECONNRESET" || !socket.writable || isAnswered) return socket.destroy();
    return socket.end(rawAnswer(statusOf[error.code] ?? 400, headers));
  });
  return { server, running };
}
