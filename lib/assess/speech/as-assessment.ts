import type { Assessment } from "@/lib/assess/assessment";
import type { SpeechAssessment } from "@/lib/assess/speech/speech-assessment";

/**
 * An assessment of speech as any correction is kept and shown: places are those of the transcript's texts. What needs a
 * transcriber is unscorable, and says why; organisation isn't judged, fluency has a place of its own.
 */
export function asAssessment(speech: SpeechAssessment): Assessment {
  const { fluency = null, ...criteria } = speech.criteria;
  const { transcriber, ...engine } = speech.engine;
  return {
    status: speech.status === "needs-transcriber" ? "unscorable" : speech.status,
    reasons: speech.reasons,
    overall: speech.overall,
    criteria,
    fluency,
    cefr: speech.cefr,
    edits: speech.edits,
    evidence: speech.evidence,
    improved: speech.improved,
    words: speech.words,
    features: featuresOf(speech),
    engine: { ...engine, version: transcriber ? `${engine.version}+${transcriber}` : engine.version },
  };
}

function featuresOf({ measures, relevance }: SpeechAssessment): Record<string, number> {
  const known = {
    ...{ seconds: measures.seconds, speechSeconds: measures.speechSeconds, pauses: measures.pauses.length },
    ...{ syllablesASecond: measures.syllablesASecond, wordsAMinute: measures.wordsAMinute },
    ...{ runSeconds: measures.runSeconds, fillers: measures.fillers, relevance },
  };
  return Object.fromEntries(
    Object.entries(known).flatMap(([name, value]) => (value === null ? [] : [[name, value]])),
  );
}
