import "server-only";

import { AppError } from "@/lib/core/errors";
import { getCourse } from "@/lib/content/courses/courses";
import { skillsOf } from "@/lib/questions/define-schema";
import { parsePurpose, type Purpose, writePurpose } from "@/lib/questions/purpose";
import type { Runtime } from "@/lib/services/runtime";

/** What a call asks for: `purpose`, or `type` alone as clients did before. Throws when there is no such thing. */
export function readPurpose(
  runtime: Runtime,
  given: { purpose?: string | undefined; type?: string | undefined },
): { purpose: string; from: { types: readonly string[] } | "missed" | "weak" } {
  const { purpose: text, type } = given;
  if ((text === undefined) === (type === undefined)) throw new AppError("request/invalid");
  const purpose: Purpose | null = type === undefined ? parsePurpose(text ?? "") : { kind: "type", type };
  if (!purpose) throw new AppError("practice/unknown-purpose");
  const isOwn = purpose.kind === "missed" || purpose.kind === "weak";
  const from = isOwn ? purpose.kind : { types: typesOf(runtime, purpose) };
  return { purpose: writePurpose(purpose), from };
}

function typesOf({ questions }: Runtime, purpose: Exclude<Purpose, { kind: "missed" | "weak" }>): string[] {
  if (purpose.kind === "type") {
    if (!questions.isType(purpose.type)) throw new AppError("practice/unknown-type");
    return [purpose.type];
  }
  if (purpose.kind === "skill")
    return questions.types.filter((type) => skillsOf(questions.find(type).schema).includes(purpose.skill));
  const course = getCourse("en", purpose.slug);
  if (!course) throw new AppError("practice/unknown-purpose");
  return [course.questionType].filter((type) => questions.isType(type));
}
