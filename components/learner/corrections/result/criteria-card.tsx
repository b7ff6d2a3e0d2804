"use client";

import { useFormatter, useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { type Band, stepsOf } from "@/components/learner/corrections/result/score-step";
import type { Result } from "@/components/learner/corrections/corrections-queries";
import { Card } from "@/components/ui/card";
import { classNames } from "@/components/ui/class-names";
import { scorePosition } from "@/components/ui/score-position";
import { noteCriteria, noteKinds } from "@/lib/core/sample-notes";
import { scoreScale } from "@/lib/core/score-scale";

const mostEvidence = 3;

/** A criterion's score and range on a line of its own. */
function BandLine({ band: { det, low, high } }: { band: Band }) {
  const place = (score: number) => scorePosition(score, scoreScale.from, scoreScale.to);
  return (
    <span aria-hidden className="relative block h-2 rounded-full bg-sunken">
      <span
        className="absolute inset-y-0 rounded-full bg-mark"
        style={{ left: `${place(low)}%`, width: `${place(high) - place(low)}%` }}
      />
      <span
        className="absolute -inset-y-1 w-1 -translate-x-1/2 rounded-full bg-ink"
        style={{ left: `${place(det)}%` }}
      />
    </span>
  );
}

type Evidence = Result["evidence"][number];

function EvidenceLine({ evidence: { kind, part, start, end }, parts }: EvidenceLineProps) {
  const t = useTranslations("Samples.kinds");
  const quote = parts[part]?.slice(start, end).trim() ?? "";
  return (
    <li className={classNames("grid gap-0.5", noteKinds[kind].isPraise && "praised")}>
      <span>{t(kind)}</span>
      {quote ? (
        <q lang="en" className="font-serif">
          <span className="marked">{quote}</span>
        </q>
      ) : null}
    </li>
  );
}
type EvidenceLineProps = { evidence: Evidence; parts: readonly string[] };

type CriterionLineProps = { name: string; found: Band; children?: ReactNode };

/** A criterion with its score, its range and what it rests on. */
function CriterionLine({ name, found, children }: CriterionLineProps) {
  const t = useTranslations("Corrections.result");
  const format = useFormatter();
  const band = stepsOf(found);
  return (
    <li className="grid content-start gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-base">{name}</h3>
        <p className="tabular">
          <span className="font-semibold">{format.number(band.det)}</span>{" "}
          <span className="text-sm text-ink-soft">{t("between", band)}</span>
        </p>
      </div>
      <BandLine band={band} />
      <ul className="grid gap-2 text-sm empty:hidden">{children}</ul>
    </li>
  );
}

type CriteriaCardProps = Pick<Result, "criteria" | "evidence"> & {
  parts: readonly string[];
  /** Of speech alone. */
  fluency?: Band | null;
};

/** The criteria, each with its range and the words it rests on. */
export function CriteriaCard({ criteria, evidence, parts, fluency = null }: CriteriaCardProps) {
  const t = useTranslations("Corrections.result");
  const names = useTranslations("Samples.criteria");

  return (
    <Card className="grid gap-5" data-part="criteria">
      <h2 className="text-xl">{t("criteria")}</h2>
      <ul className="grid gap-x-10 gap-y-6 lg:grid-cols-2">
        {fluency ? <CriterionLine name={t("fluency")} found={fluency} /> : null}
        {noteCriteria.map((criterion) => {
          const found = criteria[criterion];
          if (!found) return null;
          const own = evidence.filter((each) => each.criterion === criterion).slice(0, mostEvidence);
          return (
            <CriterionLine key={criterion} name={names(criterion)} found={found}>
              {own.map((each, index) => (
                <EvidenceLine key={index} evidence={each} parts={parts} />
              ))}
            </CriterionLine>
          );
        })}
      </ul>
    </Card>
  );
}
