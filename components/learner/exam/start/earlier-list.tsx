"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Link } from "wouter";

import { reportPath, sittingPath } from "@/components/learner/exam/exam-paths";
import type { ExamSitting } from "@/components/learner/exam/start/exam-sitting";
import { resultPath } from "@/components/learner/learner-path";
import { useKindName } from "@/components/learner/exam/use-kind-name";

/** The sittings that are over, the newest first; where there are none, nothing. */
export function EarlierList({ sittings }: { sittings: readonly ExamSitting[] }) {
  const t = useTranslations("Exam.list");
  if (sittings.length === 0) return null;
  return (
    <section className="grid gap-3">
      <h2 className="text-xl">{t("earlier")}</h2>
      <ul className="grid divide-y divide-line rounded-card border border-line bg-card" data-earlier>
        {sittings.map((sitting) => (
          <Row key={sitting.id} sitting={sitting} />
        ))}
      </ul>
    </section>
  );
}

function pathOf({ id, kind, hasReport }: ExamSitting) {
  if (kind === "diagnostic") return resultPath(id);
  return hasReport ? reportPath(id) : sittingPath(id);
}

/** An exam of one skill has no other score than that. */
function scoreOf({ overall, skills, measured: [skill, ...others] }: ExamSitting) {
  return overall ?? (skill && others.length === 0 ? skills[skill] : null);
}

function Row({ sitting }: { sitting: ExamSitting }) {
  const t = useTranslations("Exam.list");
  const kindName = useKindName();
  const format = useFormatter();
  const { kind, state, createdAt } = sitting;
  const score = scoreOf(sitting);
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const result = score ? t("score", score) : t(`states.${state}`);
  return (
    <li>
      <Link
        href={pathOf(sitting)}
        data-sitting={state}
        className="flex min-h-14 items-center justify-between gap-4 px-4 py-3 text-ink no-underline hover:bg-teal-soft"
      >
        <span>
          {kindName(kind)}
          <span className="block text-sm text-ink-soft">
            {format.dateTime(new Date(createdAt), { dateStyle: "medium", timeStyle: "short", timeZone })}
          </span>
        </span>
        <span className="text-end font-semibold tabular">{result}</span>
      </Link>
    </li>
  );
}
