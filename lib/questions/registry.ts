import type { AnyDefinition, AnyRules } from "@/lib/questions/define-question";
import type { Clock, StepSchema } from "@/lib/questions/define-schema";
import { definitions, type Definitions } from "@/lib/questions/definitions";
import { type QuestionType, questionTypes } from "@/lib/questions/types";
import { StoredStep } from "@/lib/questions/stored-step";

/** The types a process knows; tests bring further ones. */
export type QuestionRegistry = {
  types: readonly QuestionType[];
  isType: (value: unknown) => value is QuestionType;
  /** Throws on an unknown type: what is stored under one is an error, not a guess. */
  find: (type: string) => AnyDefinition;
};

export function createRegistry(known: Definitions = definitions): QuestionRegistry {
  const isType = (value: unknown): value is QuestionType =>
    typeof value === "string" && Object.hasOwn(known, value);
  return {
    types: known === definitions ? questionTypes : Object.keys(known).filter(isType),
    isType,
    find: (type) => {
      const found = isType(type) ? known[type] : undefined;
      if (!found) throw new Error(`The question type ${type} is not known.`);
      return found;
    },
  };
}

export type ReadStep = { stored: StoredStep; schema: StepSchema; rules: AnyRules; clock: Clock };

/** A stored step with what its type says of it. */
export function readStep(definition: AnyDefinition, stored: StoredStep): ReadStep {
  const schema = definition.schema.steps[stored.kind];
  const rules = definition.steps[stored.kind];
  const clock = definition.schema.clocks[stored.clock];
  if (!schema || !rules || !clock)
    throw new Error(`The type has no step ${stored.kind} with the clock ${stored.clock}.`);
  return { stored, schema, rules, clock };
}

/** A step as its kind has it: what prompt and key do not name is dropped. Throws ZodError when they do not fit. */
export function parseStep(definition: AnyDefinition, stored: StoredStep): StoredStep {
  const { schema, rules } = readStep(definition, stored);
  return StoredStep.parse({
    ...stored,
    prompt: schema.prompt.parse(stored.prompt),
    key: rules.key.parse(stored.key),
  });
}
