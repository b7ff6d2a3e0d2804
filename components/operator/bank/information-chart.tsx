"use client";

import { useState } from "react";

import { TaskChoice } from "@/components/operator/bank/task-choice";
import { Table } from "@/components/operator/bank/item-tables";
import type { Measures } from "@/components/operator/queries";
import { figure } from "@/components/operator/words";

type Points = Measures["information"][number]["points"];

const [width, height] = [640, 180] as const;
/** Every third score stands below the curve. */
const named = 3;

function Curve({ points }: { points: Points }) {
  const most = Math.max(1, ...points.map(({ value }) => value));
  const step = width / Math.max(1, points.length - 1);
  const line = points
    .map(({ value }, index) => `${index * step},${height - (value / most) * (height - 2)}`)
    .join(" ");
  return (
    <div aria-hidden className="grid max-w-[42rem] gap-1 text-sm text-ink-soft tabular">
      <span>{figure(Math.round(most))}</span>
      <svg viewBox={`0 0 ${width} ${height + 1}`} className="w-full">
        <polygon points={`0,${height} ${line} ${width},${height}`} className="fill-teal/15" />
        <polyline points={line} fill="none" strokeWidth="2.5" className="stroke-teal" />
        <path d={`M0 ${height}H${width}`} strokeWidth="1.5" className="stroke-ink" />
      </svg>
      <span className="flex justify-between">
        {points.map(({ score }, index) => (index % named === 0 ? <span key={score}>{score}</span> : null))}
      </span>
    </div>
  );
}

const cells = [{ name: "Score" }, { name: "Information", isNumber: true }] as const;

/** How much the published questions of a task, or all together, tell of an ability. */
export function InformationChart({ information }: Pick<Measures, "information">) {
  const [chosen, setChosen] = useState("");
  const own = information.filter(({ type }) => chosen === "" || type === chosen);
  const points = (own[0]?.points ?? []).map(({ score }, index) => ({
    score,
    value: own.reduce((sum, each) => sum + (each.points[index]?.value ?? 0), 0),
  }));

  return (
    <div className="grid gap-4">
      <TaskChoice types={information.map(({ type }) => type)} chosen={chosen} onChoose={setChosen} />
      <Curve points={points} />
      <details>
        <summary className="min-h-11 py-2 text-sm">The figures</summary>
        <Table caption="Information by score" cells={cells}>
          {points.map(({ score, value }) => (
            <tr key={score} className="border-t border-line">
              <th scope="row" className="py-1.5 pe-4 text-start font-normal tabular">
                {score}
              </th>
              <td className="py-1.5 pe-4 text-end tabular">{figure(Math.round(value))}</td>
            </tr>
          ))}
        </Table>
      </details>
    </div>
  );
}
