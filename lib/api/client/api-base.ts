import { publicEnv } from "@/lib/env/public";

/** Where the product API lives: empty for the same origin. */
export const { apiBase } = publicEnv;
