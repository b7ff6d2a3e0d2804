"use client";

import { useTranslations } from "next-intl";
import { lazy, Suspense, useState } from "react";

import { Loaded } from "@/components/learner/loaded";
import type { FlagChange } from "@/components/operator/bank/flag-dialog";
import { InformationChart } from "@/components/operator/bank/information-chart";
import { Table } from "@/components/operator/bank/item-tables";
import { OddityTable } from "@/components/operator/bank/oddity-table";
import { Part } from "@/components/operator/bank/part";
import { type Measures, useMeasures } from "@/components/operator/queries";
import { atTime, figure } from "@/components/operator/words";

const FlagDialog = lazy(async () => ({ default: (await import("./flag-dialog")).FlagDialog }));

const cells = [
  { name: "Task" },
  { name: "Published", isNumber: true },
  { name: "Calibrated", isNumber: true },
  { name: "Responses", isNumber: true },
] as const;

function Calibrated({ calibrated, lastRun }: Pick<Measures, "calibrated" | "lastRun">) {
  const names = useTranslations("Questions.names");
  return (
    <>
      <Table caption="Questions whose parameters come from responses" cells={cells}>
        {calibrated.map(({ type, items, calibrated: many, responses }) => (
          <tr key={type} className="border-t border-line">
            <th scope="row" className="py-2 pe-4 text-start font-normal whitespace-nowrap">
              {names(type)}
            </th>
            {[items, many, responses].map((value, index) => (
              <td key={index} className="py-2 pe-4 text-end tabular">
                {figure(value)}
              </td>
            ))}
          </tr>
        ))}
      </Table>
      <p className="text-sm text-ink-soft">
        {lastRun
          ? `Last run ${atTime(lastRun.ranAt)}: ${figure(lastRun.collected)} responses collected, ${figure(lastRun.calibrated)} questions calibrated, ${figure(lastRun.flagged)} flagged.`
          : "No night has run yet."}
      </p>
    </>
  );
}

/** How far real sittings are from what has to be there before their times are called measured. */
function Sittings({ sittings: { done, needed } }: Pick<Measures, "sittings">) {
  return (
    <>
      <p data-sittings={done}>
        {figure(done)} of {figure(needed)} whole mock exams at standard time have ended with a report.
      </p>
      <p className="text-sm text-ink-soft">
        {done < needed
          ? "Until then the times of the mock exam are simulated, and its pages say so."
          : "There are enough: measure the times anew from them, and take the word back on the pages."}
      </p>
    </>
  );
}

/** What the bank measures: curves, how far responses have said so, and what they find odd. */
export function MeasureParts() {
  const measures = useMeasures();
  const [change, setChange] = useState<FlagChange | null>(null);

  return (
    <>
      <Loaded query={measures} lines={6}>
        {(data) => (
          <>
            <Part
              title="Odd in responses"
              lead="Found by statistics from 200 responses, by first language from 100 of a group. Of these, one in twenty is chance: an editor decides."
            >
              <OddityTable flags={data.flags} onDecide={(flag, confirms) => setChange({ flag, confirms })} />
            </Part>
            <Part
              title="Information over ability"
              lead="What all published questions of a task tell together, by score. Until a question has 100 responses, it counts by its features, with the doubt of these."
            >
              <InformationChart information={data.information} />
            </Part>
            <Part title="Calibration" lead="Questions whose parameters come from responses.">
              <Calibrated calibrated={data.calibrated} lastRun={data.lastRun} />
            </Part>
            <Part title="Real sittings" lead="What the pages call simulated until enough were sat.">
              <Sittings sittings={data.sittings} />
            </Part>
          </>
        )}
      </Loaded>
      {change ? (
        <Suspense>
          <FlagDialog change={change} onClose={() => setChange(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
