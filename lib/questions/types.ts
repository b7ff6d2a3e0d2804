import type * as z from "zod/mini";

/** The one list of question types. A browser loads the schema of the type on the screen and no other. */
export const loadSchema = {
  "read-and-select": async () => (await import("@/lib/questions/read-and-select/schema")).readAndSelect,
  "fill-in-the-blanks": async () =>
    (await import("@/lib/questions/fill-in-the-blanks/schema")).fillInTheBlanks,
  "read-and-complete": async () => (await import("@/lib/questions/read-and-complete/schema")).readAndComplete,
  "interactive-reading": async () =>
    (await import("@/lib/questions/interactive-reading/schema")).interactiveReading,
  "listen-and-type": async () => (await import("@/lib/questions/listen-and-type/schema")).listenAndType,
  "interactive-listening": async () =>
    (await import("@/lib/questions/interactive-listening/schema")).interactiveListening,
  "read-aloud": async () => (await import("@/lib/questions/read-aloud/schema")).readAloud,
} as const;

export type QuestionType = keyof typeof loadSchema;
export type SchemaOf<T extends QuestionType> = Awaited<ReturnType<(typeof loadSchema)[T]>>;
type Steps<T extends QuestionType> = SchemaOf<T>["steps"];

/** The kinds of step of a type; `main` for a type with one step. */
export type KindOf<T extends QuestionType> = keyof Steps<T> & string;

/** Types that are done in rounds. */
export type RoundType = {
  [T in QuestionType]: SchemaOf<T> extends { round: number } ? T : never;
}[QuestionType];

type PartOf<T extends QuestionType, K, Part extends "prompt" | "answer" | "review"> = {
  [Kind in KindOf<T>]: Steps<T>[Kind] extends Record<Part, infer Schema extends z.ZodMiniType>
    ? z.infer<Schema>
    : never;
}[K & KindOf<T>];

export type PromptOf<T extends QuestionType, K = KindOf<T>> = PartOf<T, K, "prompt">;
export type AnswerOf<T extends QuestionType, K = KindOf<T>> = PartOf<T, K, "answer">;
export type ReviewOf<T extends QuestionType, K = KindOf<T>> = PartOf<T, K, "review">;

export function isQuestionType(value: unknown): value is QuestionType {
  return typeof value === "string" && Object.hasOwn(loadSchema, value);
}

function listTypes(): [QuestionType, ...QuestionType[]] {
  const [first, ...others] = Object.keys(loadSchema).filter(isQuestionType);
  if (!first) throw new Error("There is no question type.");
  return [first, ...others];
}

export const questionTypes = listTypes();
