import "server-only";
import { z } from "zod";
import type * as m from "zod/mini";

import { scoreScale } from "@/lib/core/score-scale";
import { ReportView } from "@/lib/questions/report-view";
import { SetItem } from "@/lib/services/answers/views";
import { Picture } from "@/lib/services/corrections/views";
import { LatePart } from "@/lib/services/exams/report-views";

const time = z.iso.datetime();

/** The same words in the API's description; the interface parses what it gets by its own schema. */
export const Report = z
  .custom<m.infer<typeof ReportView>>((value) => ReportView.safeParse(value).success)
  .meta({ type: "object", description: "All that a report says, ready to be drawn." });

export const Link = z.object({
  id: z.uuid(),
  createdAt: time,
  expiresAt: time,
  showsName: z.boolean(),
  showsTiming: z.boolean(),
});
export type Link = z.infer<typeof Link>;

/** What stands behind an answer: questions with their keys as practice shows them, or what was asked and written. */
const Detail = z.object({
  position: z.int().min(0),
  items: z.array(SetItem),
  asked: z.string().nullable(),
  picture: Picture.nullable(),
  text: z.string().nullable(),
  late: z.object({ items: z.array(z.object({ at: time, view: SetItem })), parts: z.array(LatePart) }),
});

export const Study = z.object({ id: z.uuid(), view: Report, details: z.array(Detail) });
export type Study = z.infer<typeof Study>;

/** The token is told once: what is stored does not lead back to it. */
export const NewLink = Link.extend({ token: z.string() });
export type NewLink = z.infer<typeof NewLink>;

export const SharedReport = z.object({ name: z.string().nullable(), expiresAt: time, view: Report });
export type SharedReport = z.infer<typeof SharedReport>;

export const OfficialScore = z.int().min(scoreScale.from).max(scoreScale.to).multipleOf(scoreScale.step);

export const OfficialResult = z.object({
  id: z.uuid(),
  overall: OfficialScore,
  takenOn: z.iso.date(),
});
export type OfficialResult = z.infer<typeof OfficialResult>;

export const Comparison = z.object({
  /** How many learners have entered an official result beside an estimate. */
  count: z.int().min(0),
  /** From how many on they are compared. */
  needed: z.int(),
  /** Estimates and the official scores that the same share of learners reach; null below that number. */
  rows: z.array(z.object({ estimate: z.number(), official: z.number() })).nullable(),
  version: z.string(),
});
export type Comparison = z.infer<typeof Comparison>;
