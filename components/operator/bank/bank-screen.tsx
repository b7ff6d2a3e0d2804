"use client";

import { lazy, Suspense, useState } from "react";

import { Loaded } from "@/components/learner/loaded";
import { LevelChart, ReportChart, StandingChart } from "@/components/operator/bank/count-charts";
import { ExposureChart } from "@/components/operator/bank/exposure-chart";
import type { HoldChange } from "@/components/operator/bank/hold-dialog";
import { FlagTable, HoldTable, ServedTable } from "@/components/operator/bank/item-tables";
import { MeasureParts } from "@/components/operator/bank/measure-parts";
import { Part } from "@/components/operator/bank/part";
import { type Bank, useBank } from "@/components/operator/queries";

const HoldDialog = lazy(async () => ({ default: (await import("./hold-dialog")).HoldDialog }));

function Figures({ bank, onChange }: { bank: Bank; onChange: (change: HoldChange) => void }) {
  return (
    <>
      <Part
        title="Questions by level"
        lead="What is published now; levels are thirds of each task by difficulty."
      >
        <LevelChart counts={bank.counts} />
      </Part>
      <Part title="Questions by status" lead="Each question once, by its newest version.">
        <StandingChart counts={bank.counts} />
      </Part>
      <Part title="Exposure" lead="How often published questions were put into a set.">
        <ExposureChart exposure={bank.exposure} />
      </Part>
      <Part title="Served most often">
        <ServedTable mostServed={bank.mostServed} onHold={(itemId) => onChange({ itemId, isHeld: false })} />
      </Part>
      <Part title="Flags" lead="Questions with open reports, the most reported first.">
        <FlagTable flagged={bank.flagged} />
      </Part>
      <Part title="Reports">
        {bank.reports.length === 0 ? (
          <p className="text-ink-soft">Nothing was reported yet.</p>
        ) : (
          <ReportChart reports={bank.reports} />
        )}
      </Part>
      <Part title="Held back" lead="In no set to come until the hold is lifted.">
        <HoldTable holds={bank.holds} onLift={(itemId) => onChange({ itemId, isHeld: true })} />
      </Part>
    </>
  );
}

/** The bank in pictures, each beside its figures. */
export function BankScreen() {
  const bank = useBank();
  const [change, setChange] = useState<HoldChange | null>(null);

  return (
    <>
      <h1 className="text-2xl">Bank</h1>
      <Loaded query={bank} lines={6}>
        {(data) => <Figures bank={data} onChange={setChange} />}
      </Loaded>
      <MeasureParts />
      {change ? (
        <Suspense>
          <HoldDialog change={change} onClose={() => setChange(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
