"use client";

import { lazy, type ReactNode, Suspense, useState } from "react";

import { Loaded } from "@/components/learner/loaded";
import { LevelChart, ReportChart, StandingChart } from "@/components/operator/bank/count-charts";
import { ExposureChart } from "@/components/operator/bank/exposure-chart";
import type { HoldChange } from "@/components/operator/bank/hold-dialog";
import { FlagTable, HoldTable, ServedTable } from "@/components/operator/bank/item-tables";
import { type Bank, useBank } from "@/components/operator/queries";
import { Card } from "@/components/ui/card";

const HoldDialog = lazy(async () => ({ default: (await import("./hold-dialog")).HoldDialog }));

function Part({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  return (
    <Card className="grid min-w-0 gap-4">
      <div className="grid gap-1">
        <h2 className="text-lg">{title}</h2>
        {lead ? <p className="text-sm text-ink-soft">{lead}</p> : null}
      </div>
      {children}
    </Card>
  );
}

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
      <Part title="Information over ability">
        <p className="text-ink-soft">
          This curve comes with the adaptive exam: it needs the exam&apos;s response model, and figures made
          without it would be invented.
        </p>
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
      {change ? (
        <Suspense>
          <HoldDialog change={change} onClose={() => setChange(null)} />
        </Suspense>
      ) : null}
    </>
  );
}
