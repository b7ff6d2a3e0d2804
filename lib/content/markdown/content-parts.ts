type Attribute = {
  required: boolean;
  allowed?: readonly string[];
  /** The allowed values stand elsewhere: the question types of lib/questions. */
  values?: "question-type";
};

/** The parts an author may use in a text, and what may be said in their attributes. Everything else is refused. */
export const contentParts: Record<string, Record<string, Attribute>> = {
  Callout: { kind: { required: true, allowed: ["note", "tip", "warning"] }, title: { required: false } },
  Steps: {},
  Checklist: {},
  Example: { title: { required: false } },
  Exercise: { title: { required: true } },
  Solution: {},
  SampleAnswer: { score: { required: true, allowed: ["85", "105", "125", "145"] } },
  Mark: { note: { required: true } },
  En: {},
  Practice: { type: { required: true, values: "question-type" } },
};
