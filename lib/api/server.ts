import "server-only";
import { api } from "@/lib/api/app";
import type { ApiEnv } from "@/lib/api/api-env";
import { failureResponse } from "@/lib/api/answer-failure";
import { operation } from "@/lib/api/operation";

export { startDraining, startRuntime, stopRuntime } from "@/lib/services/operation/start-runtime";

/** Everything that is no page. `scripts/start/bundle-api.mjs` makes this file and what it needs into one for Node. */
export async function answer(request: Request, connection: ApiEnv["Bindings"]) {
  const isApi = /^https?:\/\/[^/]+\/api(?=[/?#]|$)/.test(request.url);
  try {
    return await (isApi ? api.fetch(request, connection) : operation.fetch(request, connection));
  } catch (thrown) {
    // Hono passes on what was thrown and is no Error.
    return failureResponse(thrown);
  }
}
