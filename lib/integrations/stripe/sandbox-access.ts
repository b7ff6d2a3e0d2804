import "server-only";
import path from "node:path";

import type { ServerEnv } from "@/lib/env/server";
import { sandboxKeys } from "@/lib/sandbox/stripe/keys";

type Place = Pick<ServerEnv, "dataDir" | "PORT" | "siteUrl">;

/** The sandbox is mounted at `/dev`, and keeps what it knows in the data folder. */
export function sandboxPlace({ dataDir, siteUrl }: Place) {
  return { folder: path.join(dataDir, "sandbox"), publicUrl: `${siteUrl}/dev` };
}

/** What the SDK needs to talk to the sandbox instead of Stripe; everything else about its calls stays. */
export function sandboxAccess(place: Place) {
  const base = `http://localhost:${place.PORT}/dev/stripe`;
  const fetchThere: typeof fetch = (input, init) => {
    const { pathname, search } = new URL(input instanceof Request ? input.url : input);
    return fetch(`${base}${pathname}${search}`, init);
  };
  return { ...sandboxKeys(sandboxPlace(place).folder), fetch: fetchThere };
}
