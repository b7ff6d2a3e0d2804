import "server-only";
import { z } from "zod";

import type { reports } from "@/lib/db/schema/reports";
import { questionTypes } from "@/lib/questions/types";

const time = z.iso.datetime();

export const ReportKind = z.enum(["wrong", "should-count"]);
export type ReportKind = z.infer<typeof ReportKind>;
export const ReportStatus = z.enum(["open", "accepted", "declined"]);

/** A report as its learner sees it. */
export const Report = z.object({
  id: z.uuid(),
  setId: z.uuid(),
  position: z.number().int(),
  step: z.number().int(),
  type: z.enum(questionTypes),
  kind: ReportKind,
  note: z.string(),
  status: ReportStatus,
  /** The editor's reason, in English; null while nobody has decided. */
  why: z.string().nullable(),
  createdAt: time,
  decidedAt: time.nullable(),
  /** The learner has put the notice away. */
  isSeen: z.boolean(),
});
export type Report = z.infer<typeof Report>;

type Row = typeof reports.$inferSelect;

export function reportView(row: Row, type: Report["type"]): Report {
  const { id, setId, position, step, kind, note, status, why, createdAt, decidedAt, seenAt } = row;
  return {
    ...{ id, setId, position, step, type, kind, note, status, why },
    createdAt: createdAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    isSeen: seenAt !== null,
  };
}
