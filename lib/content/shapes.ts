import { z } from "zod";

/** What an editor writes in a field: not empty, and no longer than there is room for. */
export const text = (max: number) => z.string().trim().min(1).max(max);

export const Slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case words joined by hyphens");
