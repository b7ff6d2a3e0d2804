import { z } from "zod";

import tables from "@/.contentlayer/generated/RedirectTable/_index.json";
import { RedirectTable } from "@/lib/content/schemas";

const Tables = z.array(z.object({ redirects: RedirectTable.shape.redirects }));

/** Pages that have moved for good, by the path they had; without languages. */
export const movedPages: ReadonlyMap<string, string> = new Map(
  Tables.parse(tables)
    .flatMap(({ redirects }) => redirects)
    .map(({ from, to }) => [from, to]),
);
