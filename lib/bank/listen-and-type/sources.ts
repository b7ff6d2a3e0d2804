import { z } from "zod";

import { authored } from "@/lib/bank/authored";

export const DictationSentence = z.strictObject(authored);
export type DictationSentence = z.infer<typeof DictationSentence>;
