"use client";

import { useFormatter, useTranslations } from "next-intl";
import { Link, useLocation } from "wouter";

import { correctionPath, revisePath } from "@/components/learner/corrections/correction-paths";
import type { Correction } from "@/components/learner/corrections/corrections-queries";
import { chooseRevision } from "@/components/learner/corrections/editor/choose-draft";
import { keepDraft, readKept } from "@/components/learner/corrections/editor/kept-draft";
import { CopyButton } from "@/components/learner/corrections/result/copy-button";
import { toStep } from "@/components/learner/corrections/result/score-step";
import type { Fixes } from "@/components/learner/corrections/result/use-fixes";
import { useSession } from "@/components/learner/use-session";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";

/** The versions of a text, with the way to each. */
function Versions({ correction: { id, versions } }: { correction: Correction }) {
  const t = useTranslations("Corrections.revise");
  const format = useFormatter();
  if (versions.length < 2) return null;
  return (
    <ol className="flex flex-wrap gap-x-5 gap-y-1" aria-label={t("versions")}>
      {versions.map((version, index) => {
        const score = version.overall ? format.number(toStep(version.overall.det)) : "–";
        const name = t("version", { number: index + 1, score });
        return (
          <li key={version.id} className="tabular">
            {version.id === id ? (
              <span aria-current="page" className="inline-flex min-h-11 items-center font-semibold">
                {name}
              </span>
            ) : (
              <Link
                href={correctionPath(version.id)}
                className="inline-flex min-h-11 items-center text-teal underline underline-offset-4"
              >
                {name}
              </Link>
            )}
          </li>
        );
      })}
    </ol>
  );
}

/** What leads to the next version. */
function startOf(isSpoken: boolean, fixes: Fixes, isBegun: boolean) {
  if (isSpoken) return "startSpoken";
  if (fixes.count > 0) return "withFixes";
  return isBegun ? "goOn" : "start";
}

/** The next version as far as it is written, here or on another device. */
function useBegun({ id, task, parts, draft }: Correction) {
  const session = useSession();
  const place = { userId: session?.userId ?? null, task, prompt: "", revises: id };
  const before = parts.map(({ text }) => text ?? "");
  const begun = chooseRevision(readKept(place), draft, before);
  const isBegun = before.some((text, part) => text !== begun.parts[part]);
  return { place, begun, isBegun };
}

type ReviseCardProps = { correction: Correction; fixes: Fixes; isSpoken?: boolean };

/** The way to the next version: anew, or on from what is begun. */
function Next({ correction, fixes, isSpoken }: Required<ReviseCardProps>) {
  const t = useTranslations("Corrections.revise");
  const { place, begun, isBegun } = useBegun(correction);
  const [, navigate] = useLocation();

  function revise() {
    if (!isSpoken && fixes.count > 0)
      keepDraft(place, { ...begun, parts: fixes.carryTo(begun.parts), part: 0, isAhead: true });
    navigate(revisePath(correction.id));
  }

  return (
    <>
      {isBegun && !isSpoken ? (
        <p className="max-w-text basis-full text-ink-soft" data-begun>
          {t(fixes.count > 0 ? "begunFixes" : "begun")}
        </p>
      ) : null}
      <Button data-revise onClick={revise}>
        {t(startOf(isSpoken, fixes, isBegun), { count: fixes.count })}
      </Button>
    </>
  );
}

/** A better version is the exercise: what was put right is taken along. */
export function ReviseCard({ correction, fixes, isSpoken = false }: ReviseCardProps) {
  const t = useTranslations("Corrections.revise");
  const format = useFormatter();
  const { revisions } = correction;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const isOpen = revisions.left > 0 && revisions.until !== null;
  if (!isOpen && fixes.count === 0 && correction.versions.length < 2) return null;
  return (
    <Card className="grid justify-items-start gap-3 print:hidden" data-part="revise">
      <h2 className="text-xl">{t(isSpoken ? "titleSpoken" : "title")}</h2>
      {isOpen && revisions.until ? (
        <p className="max-w-text">
          {t("left", {
            count: revisions.left,
            date: format.dateTime(new Date(revisions.until), { dateStyle: "long", timeZone }),
          })}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-3 empty:hidden">
        {isOpen ? <Next correction={correction} fixes={fixes} isSpoken={isSpoken} /> : null}
        {fixes.count > 0 ? <CopyButton text={fixes.texts.join("\n\n")} /> : null}
      </div>
      <Versions correction={correction} />
    </Card>
  );
}
