import type * as z from "zod/mini";

import type { AnyDefinition } from "@/lib/questions/define-question";
import { fillInTheBlanks } from "@/lib/questions/fill-in-the-blanks/score";
import { interactiveListening } from "@/lib/questions/interactive-listening/score";
import { interactiveReading } from "@/lib/questions/interactive-reading/score";
import { listenAndType } from "@/lib/questions/listen-and-type/score";
import { readAloud } from "@/lib/questions/read-aloud/score";
import { readAndComplete } from "@/lib/questions/read-and-complete/score";
import { readAndSelect } from "@/lib/questions/read-and-select/score";
import type { KindOf, PromptOf, QuestionType } from "@/lib/questions/types";

/** Every type with its scores and keys: for the server. Browsers load `types.ts`. */
export const definitions = {
  "read-and-select": readAndSelect,
  "fill-in-the-blanks": fillInTheBlanks,
  "read-and-complete": readAndComplete,
  "interactive-reading": interactiveReading,
  "listen-and-type": listenAndType,
  "interactive-listening": interactiveListening,
  "read-aloud": readAloud,
} as const satisfies Record<QuestionType, AnyDefinition>;

type Rules<T extends QuestionType> = (typeof definitions)[T]["steps"];
export type KeyOf<T extends QuestionType, K = KindOf<T>> = {
  [Kind in KindOf<T>]: Kind extends keyof Rules<T>
    ? Rules<T>[Kind] extends { key: infer Key extends z.ZodMiniType }
      ? z.infer<Key>
      : never
    : never;
}[K & KindOf<T>];

export type Definitions = Record<string, AnyDefinition>;
export type StepOf<T extends QuestionType, K extends KindOf<T> = KindOf<T>> = {
  [Kind in K]: { kind: Kind; prompt: PromptOf<T, Kind>; key: KeyOf<T, Kind> };
}[K];
