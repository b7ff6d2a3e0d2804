"use client";

import { useState } from "react";

import { TaskChoice } from "@/components/operator/bank/task-choice";
import type { Bank } from "@/components/operator/queries";
import { figure } from "@/components/operator/words";

type Column = { name: string; items: number };

/** The same places for every task, also those that hold nothing. */
const places = [
  { from: 0, name: "never" },
  { from: 1, name: "1" },
  { from: 2, name: "2 to 5" },
  { from: 6, name: "6 to 20" },
  { from: 21, name: "21 to 100" },
  { from: 101, name: "over 100" },
] as const;

const height = 120;
const width = 72;

function Columns({ columns }: { columns: Column[] }) {
  const most = Math.max(1, ...columns.map(({ items }) => items));
  return (
    <svg
      viewBox={`0 0 ${columns.length * width} ${height + 44}`}
      aria-hidden
      className="w-full max-w-[42rem] text-sm"
    >
      {columns.map(({ name, items }, index) => {
        const tall = (items / most) * height;
        const middle = index * width + width / 2;
        return (
          <g key={name}>
            <rect
              x={index * width + 8}
              width={width - 16}
              y={20 + height - tall}
              height={tall}
              className="fill-teal"
            />
            <text x={middle} y={14 + height - tall} textAnchor="middle" className="fill-ink tabular">
              {figure(items)}
            </text>
            <text x={middle} y={height + 38} textAnchor="middle" className="fill-ink-soft">
              {name}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${20 + height}H${columns.length * width}`} strokeWidth="1.5" className="stroke-ink" />
    </svg>
  );
}

/** How often published questions stand in a set, of one task or of all. */
export function ExposureChart({ exposure }: Pick<Bank, "exposure">) {
  const [chosen, setChosen] = useState("");
  const types = [...new Set(exposure.map(({ type }) => type))];
  const own = exposure.filter(({ type }) => chosen === "" || type === chosen);
  const columns = places.map(({ from, name }) => ({
    name,
    items: own.filter((row) => row.from === from).reduce((all, row) => all + row.items, 0),
  }));

  return (
    <div className="grid gap-4">
      <TaskChoice types={types} chosen={chosen} onChoose={setChosen} />
      <Columns columns={columns} />
      <table className="max-w-md text-sm">
        <caption className="sr-only">Published questions by how often they were served</caption>
        <thead>
          <tr className="text-ink-soft">
            <th scope="col" className="py-1.5 text-start font-semibold">
              Served
            </th>
            <th scope="col" className="py-1.5 text-end font-semibold">
              Questions
            </th>
          </tr>
        </thead>
        <tbody>
          {columns.map(({ name, items }) => (
            <tr key={name} className="border-t border-line">
              <th scope="row" className="py-1.5 text-start font-normal">
                {name === "never" ? name : `${name} times`}
              </th>
              <td className="py-1.5 text-end tabular">{figure(items)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
