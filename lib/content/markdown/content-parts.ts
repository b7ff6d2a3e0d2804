import { factForms } from "@/lib/content/facts/format-fact";

type Attribute = {
  required: boolean;
  allowed?: readonly string[];
  /** The allowed values stand elsewhere: the question types of lib/questions, the names of content/facts.yaml. */
  values?: "question-type" | "fact";
  /** A translation may have it or not, as its sentence needs. */
  isFree?: boolean;
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
  Mark: { note: { required: true }, kind: { required: false, allowed: ["praise", "mend"] } },
  En: {},
  Fact: {
    name: { required: true, values: "fact" },
    only: { required: false, allowed: factForms, isFree: true },
  },
  Practice: { type: { required: true, values: "question-type" } },
};
