import { type Skill, skills } from "@/lib/questions/define-schema";

/** How hard the questions of a set are. */
export const practiceLevels = ["mixed", "easy", "medium", "hard"] as const;

/** What a set is for; a person has at most one open set of each. Written `type:<type>`, `course:<slug>`, `skill:<skill>`, `missed`, `weak`. */
export type Purpose =
  | { kind: "type"; type: string }
  | { kind: "course"; slug: string }
  | { kind: "skill"; skill: Skill }
  | { kind: "missed" }
  | { kind: "weak" };

/** Null when it is none; whether the type or course exists is the reader's to say. */
export function parsePurpose(text: string): Purpose | null {
  if (text === "missed" || text === "weak") return { kind: text };
  const [, kind, name = ""] = /^(type|course|skill):([a-z0-9-]{1,80})$/.exec(text) ?? [];
  if (kind === "type") return { kind, type: name };
  if (kind === "course") return { kind, slug: name };
  const skill = skills.find((each) => each === name);
  return kind === "skill" && skill ? { kind, skill } : null;
}

export function writePurpose(purpose: Purpose): string {
  if (purpose.kind === "missed" || purpose.kind === "weak") return purpose.kind;
  if (purpose.kind === "type") return `type:${purpose.type}`;
  return purpose.kind === "course" ? `course:${purpose.slug}` : `skill:${purpose.skill}`;
}
