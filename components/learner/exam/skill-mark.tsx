"use client";

import { useTranslations } from "next-intl";

import type { Skill } from "@/lib/questions/define-schema";

const colours: Record<Skill, string> = {
  reading: "bg-reading",
  listening: "bg-listening",
  writing: "bg-writing",
  speaking: "bg-speaking",
};

/** A skill by its name, with the colour that it has everywhere. */
export function SkillMark({ skill }: { skill: Skill }) {
  const t = useTranslations("Learner.skills");
  return (
    <span className="inline-flex items-center gap-2 text-sm font-semibold">
      <span aria-hidden className={`size-2.5 shrink-0 rounded-full ${colours[skill]}`} />
      {t(skill)}
    </span>
  );
}
