import { z } from "zod";

import { Explanation } from "@/lib/questions/explanations";
import { ReportView } from "@/lib/questions/report-view";
import type { ItemView } from "@/lib/questions/wire";

/** As the script wrote it with the types' own schemas: the registry of all types stays out of pages. */
const Item = z.custom<ItemView>((value) => typeof value === "object" && value !== null && "type" in value);

const OpenAnswer = z.object({ asked: z.string(), text: z.string() });
export type OpenAnswer = z.infer<typeof OpenAnswer>;

export const SampleReport = z.object({
  /** As `npm run site:sample-report` wrote it. */
  view: ReportView,
  /** What was asked at a position and how it was answered: a round has several. */
  items: z.record(z.string(), z.array(Item)),
  /** Of tasks that an engine scores. */
  open: z.record(z.string(), OpenAnswer),
  /** Explanations that are other in a language, by `position.index`. */
  glossed: z.record(z.string(), z.record(z.string(), z.array(Explanation))),
});
export type SampleReport = z.infer<typeof SampleReport>;
