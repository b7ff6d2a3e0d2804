import { hc } from "hono/client";

import type { Api } from "@/lib/api/app";
import { callApi } from "@/lib/api/client/call";
import { publicEnv } from "@/lib/env/public";

/** The typed client of the product API. Throws `ApiError`. */
export const apiClient = hc<Api>(publicEnv.apiBase || "/", { fetch: callApi }).api;
