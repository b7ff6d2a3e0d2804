import "server-only";
import { inArray } from "drizzle-orm";

import type { Assessment, WritingInput } from "@/lib/assess/assessment";
import { files } from "@/lib/db/schema/operation";
import { askedOfEngine, StoredAsked } from "@/lib/services/corrections/asked";
import {
  type CorrectionRow,
  recordingsOf,
  StoredParts,
  textsOf,
} from "@/lib/services/corrections/correction-rows";
import type { SpeakingInput } from "@/lib/services/corrections/correctors";
import { isSpeechSold } from "@/lib/services/corrections/is-speech-sold";
import { mayAskModel } from "@/lib/services/corrections/may-ask-model";
import type { Finding, Waiting } from "@/lib/services/corrections/settle-result";
import { toSpeaking, toTask, toWriting } from "@/lib/services/corrections/task-rules";
import { mayProcess } from "@/lib/services/consents/may-process";
import type { Runtime } from "@/lib/services/runtime";

/** Whoever does not answer in its time has failed, whether it hears the signal or not. */
async function within<Value>(
  seconds: number,
  outer: AbortSignal,
  work: (signal: AbortSignal) => Promise<Value>,
): Promise<Value> {
  const signal = AbortSignal.any([outer, AbortSignal.timeout(seconds * 1_000)]);
  signal.throwIfAborted();
  let refuse: () => void = () => undefined;
  const aborted = new Promise<never>((_, reject) => {
    refuse = () => reject(signal.reason);
    signal.addEventListener("abort", refuse, { once: true });
  });
  try {
    const working = work(signal);
    working.catch(() => undefined);
    return await Promise.race([working, aborted]);
  } finally {
    signal.removeEventListener("abort", refuse);
  }
}

/** Asks whatever corrects this task here. Rejects when that could not work or did not answer in time. */
export async function correct(
  runtime: Runtime,
  { correction, result }: Waiting,
  signal: AbortSignal,
): Promise<Finding> {
  const isFresh = result.round === 1;
  const task = toTask(correction.task);
  const speaking = toSpeaking(task);
  const asked = askedOfEngine(StoredAsked.parse(correction.asked));
  if (speaking) return hear(runtime, { correction, input: { task: speaking, asked }, isFresh }, signal);
  const input: WritingInput = {
    task: toWriting(task),
    asked,
    parts: textsOf(StoredParts.parse(correction.parts)),
    locale: correction.locale,
    owner: { userId: correction.userId, correctionId: correction.id },
  };
  return { assessment: await read(runtime, { correction, input, isFresh }, signal), measures: null };
}

/** A model where there is one and its author agreed; the embedded engine else, and in its place when it fails. */
async function read(
  runtime: Runtime,
  { correction, input, isFresh }: { correction: CorrectionRow; input: WritingInput; isFresh: boolean },
  outer: AbortSignal,
): Promise<Assessment> {
  const { writing, writingModel, attemptSeconds } = runtime.correctors;
  const embedded = () => within(attemptSeconds, outer, (signal) => writing.assess(input, signal));
  const mayAsk = await mayAskModel(runtime, { userId: correction.userId, task: input.task });
  if (!writingModel || !mayAsk) {
    if (isFresh) throw new Error("There is no model to ask again.");
    return embedded();
  }
  const model = () =>
    within(attemptSeconds, outer, (signal) => writingModel.assess(input, { signal, isFresh }));
  if (isFresh) return requireModel(await model());
  try {
    return await model();
  } catch (error) {
    if (outer.aborted) throw error;
    runtime.log.warn({ err: error, correctionId: correction.id }, "a model did not answer");
    const assessment = await embedded();
    return { ...assessment, reasons: [...assessment.reasons, "model-failed"] };
  }
}

/** Only a model's second score says something of its first. */
function requireModel(assessment: Assessment) {
  if (assessment.engine.model === null) throw new Error("The model did not answer.");
  return assessment;
}

async function hear(
  runtime: Runtime,
  given: { correction: CorrectionRow; input: Pick<SpeakingInput, "task" | "asked">; isFresh: boolean },
  outer: AbortSignal,
): Promise<Finding> {
  const { speaking, attemptSeconds } = runtime.correctors;
  if (!speaking) throw new Error("This process has nothing that hears free speech.");
  const { correction, isFresh } = given;
  const recordings = await readRecordings(runtime, recordingsOf(StoredParts.parse(correction.parts)));
  const input = { ...given.input, recordings, locale: correction.locale };
  // What was free because it might not be sent is sent later only when its speaker has it scored (`scoreMeasured`).
  const isPaidFor = correction.charge !== "free" || !isSpeechSold(runtime);
  const isHosted = isPaidFor && (await mayProcess(runtime, correction.userId, "hosted-speech"));
  const finding = await within(attemptSeconds, outer, (signal) =>
    speaking.assess(input, { signal, isFresh, isHosted }),
  );
  if (isFresh) requireModel(finding.assessment);
  return finding;
}

async function readRecordings({ database, files: store }: Runtime, ids: string[]) {
  const rows = await database.db.select().from(files).where(inArray(files.id, ids));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return Promise.all(
    ids.map(async (id) => {
      const row = byId.get(id);
      const bytes = row && (await store("uploads").get(row.name));
      if (!row || !bytes) throw new Error(`The recording ${id} is gone.`);
      return { bytes, contentType: row.contentType };
    }),
  );
}
