import "server-only";
import { eq } from "drizzle-orm";
import { z } from "zod";

import type { OpenDatabase } from "@/lib/db/database";
import { files as fileTable } from "@/lib/db/schema/operation";
import type { Files } from "@/lib/integrations/storage/file-store";
import type { Reading } from "@/lib/questions/read-aloud/schema";
import type { Assessor, Finding } from "@/lib/services/answers/assessors";
import { createReadingAssessor, type ReadingAssessment } from "@/lib/speech/read-aloud/assess-reading";
import type { RecordingDecoder } from "@/lib/speech/recording-decoder";

const Asked = z.object({ sentence: z.string() });
const Given = z.object({ recording: z.uuid() });

/** A reading is told to be too long at 60 seconds; what is behind that need not be decoded. */
const mostSeconds = 61;
const mostPoints = 100;

type Parts = { database: OpenDatabase; files: Files; decoder: RecordingDecoder };

/** Judges recordings of sentences that were read aloud. What it can't hear is unscored, with its reason. */
export function createReadingJudge({ database, files, decoder }: Parts) {
  const engine = createReadingAssessor();

  async function readBytes(id: string) {
    const [row] = await database.db
      .select({ name: fileTable.name })
      .from(fileTable)
      .where(eq(fileTable.id, id));
    return row ? files("uploads").get(row.name) : null;
  }

  const assessor: Assessor = {
    async assess({ prompt, answer }, signal): Promise<Finding> {
      const bytes = await readBytes(Given.parse(answer).recording);
      const decoded = bytes && (await decoder.decode(bytes, mostSeconds, signal));
      if (!decoded)
        return { verdict: { state: "unscored", reason: "damaged" }, findings: null, engine: "recording" };
      return toFinding(await engine.assess(decoded.samples, Asked.parse(prompt).sentence, signal));
    },
  };
  return { assessor, close: engine.close };
}

function toFinding(heard: ReadingAssessment): Finding {
  const { engine } = heard;
  if (heard.status === "unheard")
    return { verdict: { state: "unscored", reason: heard.reason }, findings: null, engine };
  const reading: Reading = {
    words: heard.judged.map(({ word: _word, ...word }) => word),
    total: heard.total,
    wordPoints: heard.words,
    fluencyPoints: heard.fluency,
    pace: heard.pace,
    pauses: heard.pauses,
  };
  return {
    verdict: { state: "scored", earned: heard.total, max: mostPoints },
    findings: reading,
    engine,
  };
}
