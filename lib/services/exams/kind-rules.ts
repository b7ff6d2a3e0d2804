import "server-only";

import type { ExamKind } from "@/lib/core/exam-kinds";
import type { Blueprint } from "@/lib/exam/blueprint/blueprint";
import { blueprints } from "@/lib/exam/blueprint/blueprints";
import { followedBlueprints } from "@/lib/exam/blueprint/followed-blueprints";
import type { Pool } from "@/lib/exam/pools";
import type { Skill } from "@/lib/questions/define-schema";

export type KindRules = {
  blueprint: Blueprint;
  /** Exams have items of their own; what is free or short asks what practice asks, too. */
  pool: Pool;
  chargedBy: "exam" | "correct" | "quota" | "free";
  /** A temporary person has no credits, and nowhere a mail could go. */
  needsAccount: boolean;
};

export const kindRules: Record<ExamKind, KindRules> = {
  mock: { blueprint: blueprints.current, pool: "exam", chargedBy: "exam", needsAccount: true },
  "short-reading": short(blueprints["short-reading"], "quota"),
  "short-listening": short(blueprints["short-listening"], "quota"),
  "short-writing": { ...short(blueprints["short-writing"], "correct"), needsAccount: true },
  "short-speaking": { ...short(blueprints["short-speaking"], "correct"), needsAccount: true },
  section: short(blueprints.section, "free"),
  diagnostic: short(blueprints.diagnostic, "free"),
};

function short(blueprint: Blueprint, chargedBy: KindRules["chargedBy"]): KindRules {
  return { blueprint, pool: "practice", chargedBy, needsAccount: false };
}

/** The blueprint that a sitting began with. Throws an Error for one that is not kept. */
export function blueprintOf({ id, version }: { id: string; version: string }): Blueprint {
  const found = [...Object.values(blueprints), ...followedBlueprints].find(
    (each) => each.id === id && each.version === version,
  );
  if (!found) throw new Error(`The blueprint ${id} ${version} is not kept.`);
  return found;
}

export const asksSkill = (blueprint: Blueprint, skill: Skill) =>
  Object.values(blueprint.parts).some((part) => part.skill === skill);
