/** A word or a part of it to be written; `key` and `accepted` are what belongs into the field. */
export type PortableField = { letters: number; key: string; accepted: readonly string[] };

/** A word of the interface, by its place in the messages of the question. */
export type PortableWord = { message: string };

/**
 * A question as other programs can ask it: texts with fields to write in, or texts and choices of which one is right.
 * `ask` is what the learner is told to do, by its place in the messages of the question.
 */
export type PortableItem = {
  ask: string;
  paragraphs: readonly (readonly (string | PortableField)[])[];
  choices: { texts: readonly (string | PortableWord)[]; right: number } | null;
};
