import { z } from "zod";

import { cefrLevels } from "@/lib/core/cefr";
import { definitions, type StepOf } from "@/lib/questions/definitions";
import { Explanation } from "@/lib/questions/explanations";
import { createRegistry, parseStep } from "@/lib/questions/registry";
import { type MediaRef, StoredStep } from "@/lib/questions/stored-step";
import { type KindOf, type QuestionType, questionTypes } from "@/lib/questions/types";

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

const AnyItem = z.object({
  /** Says nothing of the key: see `itemId`. */
  id: z.string().regex(/^[0-9a-f]{16}$/),
  type: z.enum(questionTypes),
  version: z.number().int().positive(),
  steps: z.array(StoredStep).min(1),
  explanation: z.array(Explanation).min(1),
  features: z.record(z.string(), z.number()),
  cefr: z.enum(cefrLevels),
  params: ItemParams,
  /** Ids of items that never meet this one in an exam. */
  enemies: z.array(z.string()),
  provenance: Provenance,
  /** Every gate the item has passed. */
  gates: z.array(z.string()),
  /** Built for the reserve: it is published by a daily release, not with the bank. */
  waits: z.literal(true).optional(),
});
type AnyItem = z.infer<typeof AnyItem>;

type Place = { run: number; clock: string; media: MediaRef[] };
type Steps<T extends QuestionType> =
  KindOf<T> extends "main" ? [StepOf<T> & Place] : [StepOf<T> & Place, ...(StepOf<T> & Place)[]];

/** An item of a type: the steps of a one-step type are a list of one. */
export type ItemOf<T extends QuestionType> = T extends QuestionType
  ? Omit<AnyItem, "type" | "steps"> & { type: T; steps: Steps<T> }
  : never;
export type Item = ItemOf<QuestionType>;

const registry = createRegistry(definitions);

export const Item = AnyItem.transform((item) => ({
  ...item,
  steps: item.steps.map((stored) => parseStep(registry.find(item.type), stored)),
})).pipe(z.custom<Item>());
