import { z } from "zod";

import { authored } from "@/lib/bank/authored";
import { DictationFocus } from "@/lib/questions/explanations";

export const DictationSentence = z.strictObject({
  ...authored,
  focus: DictationFocus,
  note: z.string().min(1).max(160),
});
export type DictationSentence = z.infer<typeof DictationSentence>;
