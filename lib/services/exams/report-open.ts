import "server-only";

import type { CorrectedTask } from "@/lib/core/corrected-tasks";
import type { TaskPrompt } from "@/lib/content/prompts/prompt-schema";
import { askedView } from "@/lib/services/corrections/asked";
import { asksOf, OpenAnswer, recordingOf, textOf } from "@/lib/services/exams/open-parts";
import type { ReportTask } from "@/lib/services/exams/report-views";
import type { GivenPart } from "@/lib/services/exams/situation";

/** What was asked of a task that is written or spoken, and what was given in each part. */
export function openReport(
  task: CorrectedTask,
  prompt: TaskPrompt,
  parts: readonly GivenPart[],
): NonNullable<ReportTask["open"]> {
  const texts = parts.map(({ answer }) => textOf(answer));
  const asks = asksOf(prompt, texts);
  const { points, picture } = prompt;
  return {
    asked: askedView(
      { parts: asks, points, heard: [], picture },
      { task, promptName: prompt.name, said: texts.join(" ") },
    ),
    parts: parts.map((part) => partReport(part, asks[part.part] ?? "")),
  };
}

function partReport({ answer, row, openedAt }: GivenPart, asks: string) {
  const late = OpenAnswer.nullable().parse(row?.late ?? null);
  const seconds =
    openedAt && row?.finalAt ? Math.max(0, (row.finalAt.getTime() - openedAt.getTime()) / 1_000) : null;
  return {
    ...{ asks, seconds, text: textOf(answer) },
    recording: recordingView(answer),
    late:
      late && row?.lateAt
        ? { text: textOf(late), recording: recordingView(late), at: row.lateAt.toISOString() }
        : null,
  };
}

function recordingView(answer: OpenAnswer | null) {
  const id = recordingOf(answer);
  return id ? { id, src: `/api/uploads/${id}` } : null;
}
