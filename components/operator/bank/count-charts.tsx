"use client";

import { useTranslations } from "next-intl";

import type { Bank } from "@/components/operator/queries";
import { type Series, StackedBars } from "@/components/operator/bank/stacked-bars";
import { kindNames, statusNames } from "@/components/operator/words";

const levels = ["easy", "medium", "hard"] as const;
const levelSeries: Series[] = [
  { name: "Easy", look: "bg-teal/30" },
  { name: "Medium", look: "bg-teal/65" },
  { name: "Hard", look: "bg-teal" },
];
const standings = ["published", "waiting", "held", "retired"] as const;
const standingSeries: Series[] = [
  { name: "Published", look: "bg-teal" },
  { name: "Waiting", look: "bg-marker" },
  { name: "Held back", look: "bg-red" },
  { name: "Retired", look: "bg-line-strong" },
];
const statuses = ["open", "accepted", "declined"] as const;
const statusSeries: Series[] = [
  { name: statusNames.open, look: "bg-marker" },
  { name: statusNames.accepted, look: "bg-green" },
  { name: statusNames.declined, look: "bg-line-strong" },
];

const typesOf = (rows: readonly { type: Bank["counts"][number]["type"] }[]) => [
  ...new Set(rows.map(({ type }) => type)),
];

const total = <Row extends { items: number }>(rows: readonly Row[]) =>
  rows.reduce((all, row) => all + row.items, 0);

/** Published questions by task and level. */
export function LevelChart({ counts }: Pick<Bank, "counts">) {
  const names = useTranslations("Questions.names");
  const published = counts.filter(({ status }) => status === "published");
  const rows = typesOf(published).map((type) => ({
    name: names(type),
    values: levels.map((level) => total(published.filter((row) => row.type === type && row.level === level))),
  }));
  return (
    <StackedBars caption="Published questions by task and level" of="Task" series={levelSeries} rows={rows} />
  );
}

/** All questions by task and by whether they are asked. */
export function StandingChart({ counts }: Pick<Bank, "counts">) {
  const names = useTranslations("Questions.names");
  const rows = typesOf(counts).map((type) => ({
    name: names(type),
    values: standings.map((status) =>
      total(counts.filter((row) => row.type === type && row.status === status)),
    ),
  }));
  return <StackedBars caption="Questions by task and status" of="Task" series={standingSeries} rows={rows} />;
}

/** What was reported, by task and kind. */
export function ReportChart({ reports }: Pick<Bank, "reports">) {
  const names = useTranslations("Questions.names");
  const kinds = ["wrong", "should-count"] as const;
  const rows = typesOf(reports).flatMap((type) =>
    kinds.map((kind) => {
      const own = reports.filter((row) => row.type === type && row.kind === kind);
      const count = (status: (typeof statuses)[number]) =>
        own.find((row) => row.status === status)?.reports ?? 0;
      return { name: `${names(type)}: ${kindNames[kind].toLowerCase()}`, values: statuses.map(count) };
    }),
  );
  return (
    <StackedBars caption="Reports by task and kind" of="Task and kind" series={statusSeries} rows={rows} />
  );
}
