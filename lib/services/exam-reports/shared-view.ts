import "server-only";

import { ReportView } from "@/lib/questions/report-view";

/**
 * What a link shows of a report: scores and what they rest on. No answer, no sentence, no correction and no other sitting;
 * neither breaks nor silences nor how long it took; the mark of non-standard timing only where its owner chose to show it.
 */
export function sharedView(view: ReportView, { showsTiming }: { showsTiming: boolean }): ReportView {
  return ReportView.parse({
    ...view,
    startedAt: view.finishedAt,
    answers: [],
    traces: [],
    earlier: [],
    next: null,
    repeated: [],
    ...{ breaks: null, silences: null },
    timing: showsTiming ? view.timing : 1,
  });
}
