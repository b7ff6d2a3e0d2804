import { z } from "zod";

import { Explanation } from "@/lib/questions/explanations";
import { questions } from "@/lib/questions/registry";

export const cefrLevels = ["A1", "A2", "B1", "B2", "C1", "C2"] as const;
export const CefrLevel = z.enum(cefrLevels);
export type CefrLevel = z.infer<typeof CefrLevel>;

/** Response model of an item on the ability scale of `difficulty.ts`; `se` is the standard error of `b`. */
export const ItemParams = z.object({
  model: z.enum(["2pl", "3pl"]),
  a: z.number().positive(),
  b: z.number().min(-4).max(4),
  c: z.number().min(0).max(0.5),
  se: z.number().nonnegative(),
});
export type ItemParams = z.infer<typeof ItemParams>;

export const Provenance = z.object({
  source: z.string().min(1),
  licence: z.string().min(1),
  generator: z.string().min(1),
  seed: z.string(),
});
export type Provenance = z.infer<typeof Provenance>;

const common = {
  /** Says nothing of the key: see `itemId`. */
  id: z.string().regex(/^[0-9a-f]{16}$/),
  version: z.number().int().positive(),
  explanation: z.array(Explanation).min(1),
  features: z.record(z.string(), z.number()),
  cefr: CefrLevel,
  params: ItemParams,
  /** Ids of items that never meet this one in an exam. */
  enemies: z.array(z.string()),
  provenance: Provenance,
  /** Every gate the item has passed. */
  gates: z.array(z.string()),
};

const readAndSelect = questions["read-and-select"];
const fillInTheBlanks = questions["fill-in-the-blanks"];
const listenAndType = questions["listen-and-type"];

export const ReadAndSelectItem = z.object({
  ...common,
  type: z.literal("read-and-select"),
  prompt: readAndSelect.prompt,
  key: readAndSelect.key,
});
export type ReadAndSelectItem = z.infer<typeof ReadAndSelectItem>;

export const FillInTheBlanksItem = z.object({
  ...common,
  type: z.literal("fill-in-the-blanks"),
  prompt: fillInTheBlanks.prompt,
  key: fillInTheBlanks.key,
});
export type FillInTheBlanksItem = z.infer<typeof FillInTheBlanksItem>;

export const ListenAndTypeItem = z.object({
  ...common,
  type: z.literal("listen-and-type"),
  prompt: listenAndType.prompt,
  key: listenAndType.key,
});
export type ListenAndTypeItem = z.infer<typeof ListenAndTypeItem>;

export const Item = z.discriminatedUnion("type", [ReadAndSelectItem, FillInTheBlanksItem, ListenAndTypeItem]);
export type Item = z.infer<typeof Item>;
