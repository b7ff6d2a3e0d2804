// An API or a worker in a process of its own, for faults that kill it. Its corrector answers at once.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";

import { api } from "@/lib/api/app";
import { readServerEnv } from "@/lib/env/server";
import { arrangeAhead } from "@/lib/services/exams/shelved-bank";
import { startRuntime } from "@/lib/services/operation/start-runtime";
import { fakeCorrectors } from "@/tests/factories/fake-corrector";

const role = process.argv[2] === "worker" ? "worker" : "api";
const runtime = await startRuntime(readServerEnv(), {
  roles: [role],
  pollSeconds: 0.5,
  superviseSeconds: 1,
  warmRecordings: false,
  correctors: fakeCorrectors().correctors,
});

async function answer(request: IncomingMessage, response: ServerResponse) {
  const { method = "GET", url = "/", headers } = request;
  const body = method === "GET" ? undefined : new Uint8Array(await buffer(request));
  const sent = Object.entries(headers).map(([name, value]) => [name, String(value)] as const);
  const init = { method, headers: Object.fromEntries(sent), ...(body ? { body } : {}) };
  const answered = await api.request(`http://127.0.0.1${url}`, init, { peer: "127.0.0.1" });
  response.writeHead(answered.status, Object.fromEntries(answered.headers));
  response.end(new Uint8Array(await answered.arrayBuffer()));
}

// As in the product, where the whole start is warm.
if (role === "api") void arrangeAhead(runtime);
if (role === "worker") process.send?.("works");
else
  createServer((request, response) => void answer(request, response).catch(() => response.destroy())).listen(
    Number(process.env.API_PORT),
    "127.0.0.1",
    () => process.send?.("works"),
  );
