import "server-only";

import { askedView, StoredAsked } from "@/lib/services/corrections/asked";
import { isCheckable, readCheck } from "@/lib/services/corrections/check-rows";
import { compareResults } from "@/lib/services/corrections/compare-results";
import {
  type CorrectionRow,
  findingOf,
  readOwn,
  recordingsOf,
  type ResultRow,
  StoredParts,
  textsOf,
} from "@/lib/services/corrections/correction-rows";
import { chargeView, summaryView } from "@/lib/services/corrections/correction-view";
import { draftPlaceOf, readDraft } from "@/lib/services/corrections/drafts";
import { firstToFix } from "@/lib/services/corrections/first-to-fix";
import { keptRecordings } from "@/lib/services/corrections/kept-recordings";
import { isScorableNow } from "@/lib/services/corrections/measured-only";
import { mayAskModel } from "@/lib/services/corrections/may-ask-model";
import { readQueue } from "@/lib/services/corrections/queue-result";
import { listVersions, readVersions, revisionsLeft } from "@/lib/services/corrections/revisions";
import { toTask } from "@/lib/services/corrections/task-rules";
import type { Correction } from "@/lib/services/corrections/views";
import { waitOf } from "@/lib/services/corrections/wait-of";
import type { Runtime, UserCtx } from "@/lib/services/runtime";

/** One of the caller's, as it stands now. Throws `correction/unknown`. */
export async function readCorrection(
  { runtime, actor }: UserCtx,
  { id }: { id: string },
): Promise<Correction> {
  const { db } = runtime.database;
  const row = await readOwn(db, { id, userId: actor.userId });
  const { correction, result } = row;
  const versions = await readVersions(db, correction.rootId);
  const check = await readCheck(db, id);
  const before = versions.find((version) => version.correction.id === correction.revisesId);
  return {
    ...summaryView(row),
    asked: askedView(StoredAsked.parse(correction.asked), {
      ...correction,
      task: toTask(correction.task),
    }),
    parts: await readPartViews(runtime, correction),
    isTimed: correction.isTimed,
    millis: correction.millis,
    queue: await readQueue(db, result),
    wait: await waitOf(runtime, correction),
    failure: result.failure,
    draft: await readDraft({ runtime, actor }, draftPlaceOf(correction)),
    charge: chargeView(row),
    result: resultView(correction, result),
    difference: before ? differenceView(before, row) : null,
    revisions: revisionsLeft(versions, runtime.now()),
    versions: listVersions(versions),
    check: check && checkView(correction, result, check),
    canCheck:
      isCheckable(result, check) &&
      (await mayAskModel(runtime, { userId: actor.userId, task: toTask(correction.task) })),
    canScore: await isScorableNow(db, runtime, row),
  };
}

function resultView(correction: CorrectionRow, result: ResultRow): Correction["result"] {
  const finding = findingOf(result);
  if (!finding) return null;
  const { assessment, measures } = finding;
  return { ...assessment, measures, firstToFix: firstToFix(assessment, toTask(correction.task)) };
}

async function readPartViews(runtime: Runtime, correction: CorrectionRow): Promise<Correction["parts"]> {
  const parts = StoredParts.parse(correction.parts);
  const kept = await keptRecordings(runtime.database.db, recordingsOf(parts));
  const src = (id: string) => `/api/corrections/${correction.id}/recordings/${id}`;
  return parts.map((part) =>
    "text" in part
      ? { text: part.text, recording: null }
      : {
          text: null,
          recording: { id: part.recording, src: kept.has(part.recording) ? src(part.recording) : null },
        },
  );
}

type Row = { correction: CorrectionRow; result: ResultRow };

function differenceView(before: Row, now: Row): Correction["difference"] {
  const [old, own] = [findingOf(before.result), findingOf(now.result)];
  if (!old || !own || before.correction.deletedAt) return null;
  const version = ({ correction }: Row, { assessment, measures }: typeof old) => ({
    id: correction.id,
    texts: measures ? (measures.transcript?.texts ?? []) : textsOf(StoredParts.parse(correction.parts)),
    assessment,
  });
  return compareResults(version(before, old), version(now, own));
}

function checkView(correction: CorrectionRow, first: ResultRow, check: ResultRow): Correction["check"] {
  const overall = findingOf(check)?.assessment.overall ?? null;
  const before = findingOf(first)?.assessment.overall;
  return {
    ...{ state: check.state, overall },
    points: overall && before ? overall.det - before.det : null,
    isReturned: correction.returnedAt !== null,
  };
}
