import { z } from "zod";

import paths from "@/.contentlayer/tables/on-demand.json";

/** Pages of files that the build leaves to their first readers: without a language, with the names of the folders. */
export const onDemandPaths: ReadonlySet<string> = new Set(z.array(z.string()).parse(paths));
