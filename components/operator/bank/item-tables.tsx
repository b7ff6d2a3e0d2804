"use client";

import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

import type { Bank } from "@/components/operator/queries";
import { atTime, figure } from "@/components/operator/words";
import { Button } from "@/components/ui/button";

type Cell = { name: string; isNumber?: boolean };

export function Table({
  caption,
  cells,
  children,
}: {
  caption: string;
  cells: readonly Cell[];
  children: ReactNode;
}) {
  return (
    <div className="overflow-x-auto" tabIndex={0} role="region" aria-label={caption}>
      <table className="w-full min-w-[36rem] text-sm">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-ink-soft">
            {cells.map(({ name, isNumber }) => (
              <th
                key={name}
                scope="col"
                className={`py-2 pe-4 font-semibold ${isNumber ? "text-end" : "text-start"}`}
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

export const Id = ({ children }: { children: string }) => (
  <th scope="row" className="font-mono py-2 pe-4 text-start text-xs font-normal [overflow-wrap:anywhere]">
    {children}
  </th>
);

type OnHold = { onHold: (itemId: string) => void };

const served = [
  { name: "Question" },
  { name: "Task" },
  { name: "Times served", isNumber: true },
  { name: "Act" },
] as const;

export function ServedTable({ mostServed, onHold }: Pick<Bank, "mostServed"> & OnHold) {
  const names = useTranslations("Questions.names");
  if (mostServed.length === 0) return <p className="text-ink-soft">Nothing was served yet.</p>;
  return (
    <Table caption="Questions served most often" cells={served}>
      {mostServed.map(({ itemId, type, times }) => (
        <tr key={itemId} className="border-t border-line">
          <Id>{itemId}</Id>
          <td className="py-2 pe-4 whitespace-nowrap">{names(type)}</td>
          <td className="py-2 pe-4 text-end tabular">{figure(times)}</td>
          <td className="py-1">
            <Button variant="quiet" size="sm" onClick={() => onHold(itemId)}>
              Hold back
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  );
}

const flags = [
  { name: "Question" },
  { name: "Task" },
  { name: "Open reports", isNumber: true },
  { name: "Times served", isNumber: true },
] as const;

export function FlagTable({ flagged }: Pick<Bank, "flagged">) {
  const names = useTranslations("Questions.names");
  if (flagged.length === 0) return <p className="text-ink-soft">No question has an open report.</p>;
  return (
    <Table caption="Questions with open reports" cells={flags}>
      {flagged.map(({ itemId, type, open, times }) => (
        <tr key={itemId} className="border-t border-line">
          <Id>{itemId}</Id>
          <td className="py-2 pe-4 whitespace-nowrap">{names(type)}</td>
          <td className="py-2 pe-4 text-end tabular">{figure(open)}</td>
          <td className="py-2 pe-4 text-end tabular">{figure(times)}</td>
        </tr>
      ))}
    </Table>
  );
}

const held = [
  { name: "Question" },
  { name: "Task" },
  { name: "Since" },
  { name: "Why" },
  { name: "Act" },
] as const;

export function HoldTable({ holds, onLift }: Pick<Bank, "holds"> & { onLift: (itemId: string) => void }) {
  const names = useTranslations("Questions.names");
  if (holds.length === 0) return <p className="text-ink-soft">No question is held back.</p>;
  return (
    <Table caption="Questions held back" cells={held}>
      {holds.map(({ itemId, type, heldAt, heldBy, why }) => (
        <tr key={itemId} className="border-t border-line align-top">
          <Id>{itemId}</Id>
          <td className="py-2 pe-4 whitespace-nowrap">{names(type)}</td>
          <td className="py-2 pe-4 whitespace-nowrap tabular">{atTime(heldAt)}</td>
          <td className="py-2 pe-4 [overflow-wrap:anywhere]">
            {why} <span className="text-ink-soft">({heldBy})</span>
          </td>
          <td className="py-1">
            <Button variant="quiet" size="sm" onClick={() => onLift(itemId)}>
              Lift
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  );
}
