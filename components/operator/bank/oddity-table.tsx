"use client";

import { useTranslations } from "next-intl";

import { Id, Table } from "@/components/operator/bank/item-tables";
import type { Measures } from "@/components/operator/queries";
import { figure } from "@/components/operator/words";
import { Button } from "@/components/ui/button";

export type Oddity = Measures["flags"][number];

const languages = new Intl.DisplayNames("en", { type: "language" });
const places = new Intl.NumberFormat("en", { maximumFractionDigits: 2, signDisplay: "negative" });

/** What was found, in words. */
export function oddityText({ kind, language, value }: Oddity) {
  const size = places.format(Math.abs(value));
  if (kind === "discrimination") return `Hardly goes with ability: correlation ${places.format(value)}`;
  if (kind === "drift") return `Became easier or harder over time: departure ${size}`;
  const name = languages.of(language) ?? language;
  return `${value > 0 ? "Easier" : "Harder"} for speakers of ${name} than their ability says: delta ${size}`;
}

const cells = [
  { name: "Question" },
  { name: "Task" },
  { name: "What was found" },
  { name: "Responses", isNumber: true },
  { name: "Act" },
] as const;

type OddityTableProps = { flags: readonly Oddity[]; onDecide: (flag: Oddity, confirms: boolean) => void };

export function OddityTable({ flags, onDecide }: OddityTableProps) {
  const names = useTranslations("Questions.names");
  if (flags.length === 0) return <p className="text-ink-soft">Nothing waits for a decision.</p>;
  return (
    <Table caption="What is odd in responses" cells={cells}>
      {flags.map((flag) => (
        <tr key={flag.id} className="border-t border-line">
          <Id>{flag.itemId}</Id>
          <td className="py-2 pe-4 whitespace-nowrap">
            {names(flag.type)}
            <span className="block text-xs text-ink-soft">{flag.context}</span>
          </td>
          <td className="py-2 pe-4">{oddityText(flag)}</td>
          <td className="py-2 pe-4 text-end tabular">{figure(flag.responses)}</td>
          <td className="flex flex-wrap gap-1 py-1">
            <Button variant="quiet" size="sm" onClick={() => onDecide(flag, true)}>
              Confirm
            </Button>
            <Button variant="quiet" size="sm" onClick={() => onDecide(flag, false)}>
              Dismiss
            </Button>
          </td>
        </tr>
      ))}
    </Table>
  );
}
