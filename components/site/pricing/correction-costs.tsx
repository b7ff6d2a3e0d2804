import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import { Phrased } from "@/components/site/phrased";
import { correctedTaskNames } from "@/lib/content/corrected-task-names";
import { taskFormats } from "@/lib/content/task-formats";
import { type WritingTask, writingTasks } from "@/lib/core/corrected-tasks";
import {
  correctionCost,
  correctionPatience,
  freeCorrections,
  freeRevisions,
  freeTry,
  unlimitedADay,
} from "@/lib/core/correction-costs";
import { questionTypes } from "@/lib/questions/types";

const isReadAloud = questionTypes.some((type) => taskFormats[type].skill === "speaking");

type SoldProps = { isSpeechSold: boolean };

/** What one credit is, task by task, and what costs none: figures and list are those the service goes by. */
export function CorrectionCosts({ isSpeechSold }: SoldProps) {
  const t = useTranslations("Pricing.costs");
  return (
    <section aria-labelledby="correction-costs" className="page mt-14">
      <h2 id="correction-costs" className="scroll-mt-24 text-2xl">
        <Phrased>{t("title")}</Phrased>
      </h2>
      <p className="mt-2 max-w-text text-ink-soft">{t("text")}</p>
      <div className="mt-5 overflow-hidden rounded-card border border-line bg-card">
        <table className="w-full border-collapse text-start">
          <thead className="bg-sunken text-sm">
            <tr>
              <th scope="col" className="px-4 py-3 text-start font-semibold sm:px-6">
                {t("task")}
              </th>
              <th scope="col" className="w-px px-4 py-3 text-start font-semibold whitespace-nowrap sm:px-6">
                {t("cost")}
              </th>
            </tr>
          </thead>
          <tbody>
            <PaidRows isSpeechSold={isSpeechSold} />
            <FreeRows />
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Row({ cost, isPaid = false, children }: { cost: string; isPaid?: boolean; children: ReactNode }) {
  return (
    <tr className="border-t border-line align-baseline">
      <th scope="row" className="px-4 py-3 text-start font-normal sm:px-6">
        {children}
      </th>
      <td className="px-4 py-3 font-semibold tabular sm:px-6 sm:whitespace-nowrap">
        {isPaid ? <span className="marked whitespace-nowrap">{cost}</span> : cost}
      </td>
    </tr>
  );
}

function PaidRows({ isSpeechSold }: SoldProps) {
  const t = useTranslations("Pricing.costs");
  return (
    <>
      {writingTasks.map((task) => (
        <Row key={task} cost={t("credits", { count: correctionCost })} isPaid>
          <Task task={task} />
        </Row>
      ))}
      {isSpeechSold ? (
        <Row cost={t("credits", { count: correctionCost })} isPaid>
          {t("speaking")}
        </Row>
      ) : null}
    </>
  );
}

/** What stands below a task's name. */
const abouts: Partial<Record<WritingTask, "followUp" | "practiced">> = {
  "interactive-writing": "followUp",
  "summarize-the-conversation": "practiced",
};

function Task({ task }: { task: WritingTask }) {
  const t = useTranslations();
  const name = correctedTaskNames[task];
  const about = abouts[task];
  return (
    <>
      {name === null ? (
        t("Corrections.freeText")
      ) : (
        <span lang="en" translate="no">
          {name}
        </span>
      )}
      {about ? <span className="block text-sm text-ink-soft">{t(`Pricing.costs.${about}`)}</span> : null}
    </>
  );
}

function FreeRows() {
  const t = useTranslations("Pricing.costs");
  const figures = { ...correctionPatience, ...freeRevisions };
  const lines = [
    t("try", { days: freeTry.days }),
    ...freeCorrections.map((free) => t(`free.${free}`, figures)),
    ...(isReadAloud ? [t("aloud")] : []),
  ];
  return (
    <>
      <Row cost={t("nothing")}>
        {t("unlimited")}
        <span className="block text-sm text-ink-soft">{t("fairUse", { count: unlimitedADay })}</span>
      </Row>
      {lines.map((line) => (
        <Row key={line} cost={t("nothing")}>
          {line}
        </Row>
      ))}
    </>
  );
}
