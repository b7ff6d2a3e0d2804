import "server-only";
import { z } from "zod";

/** What a schedule's job carries: nothing. */
export const NoData = z.object({});

/** Work that looks for itself what there is to do: if it fails, its next hour makes up for it. */
export const sweepPolicy = (schedule: string) => ({
  retries: 2,
  backoff: { first: 5, most: 60 },
  expiry: 300,
  heartbeat: 20,
  concurrency: 1,
  schedule,
});

/** A mail server may be down for most of a day. */
export const mailPolicy = {
  retries: 60,
  backoff: { first: 2, most: 1_800 },
  expiry: 60,
  heartbeat: 20,
};
