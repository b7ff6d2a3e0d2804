import "server-only";
import { eq, isNull } from "drizzle-orm";

import { items } from "@/lib/db/schema/bank";

/** Published, and every recording of it can be heard. */
export const isAsked = () => [eq(items.status, "published"), isNull(items.silentSince)];
