import "server-only";

import type { Assessment, Edit, Evidence, WritingCorrector, WritingInput } from "@/lib/assess/assessment";
import { type AnswerCache, answerKey } from "@/lib/assess/model/answer-cache";
import { askModel, ModelFault, mostAnswerTokens } from "@/lib/assess/model/ask-model";
import { findQuote } from "@/lib/assess/model/find-quote";
import { type FoundLevels, fuseScores, fusion } from "@/lib/assess/model/fuse-scores";
import { type ModelAnswer, SoundAnswer } from "@/lib/assess/model/model-answer";
import { promptVersion, writePrompt } from "@/lib/assess/model/model-prompt";
import { modelName, type ModelSettings, openModel } from "@/lib/assess/model/model-settings";
import { mergeEdits } from "@/lib/assess/model/place-edits";
import { createBreaker } from "@/lib/assess/model/rest-after-faults";
import { touchesEdit } from "@/lib/assess/writing/evidence/judged-part";
import { noteCriteria, noteKinds } from "@/lib/core/sample-notes";
import type { Budget } from "@/lib/speech/daily-budget";

export type ModelCorrectorSettings = {
  embedded: WritingCorrector;
  model: ModelSettings;
  cache: AnswerCache;
  /** Tokens a day, of questions and answers. */
  budget: Budget;
  /** Hears why a model did not answer, for whoever runs the site. */
  onFault?: (fault: ModelFault) => void;
};

const usualSeconds = 40;

/**
 * The embedded engine's correction with a model's: its gates decide what is scored at all, and what the model says
 * counts only where it stands on words of the text. When the model fails, the embedded engine's own correction comes
 * back, with the reason `model-failed`; only who asks anew gets the ModelFault, since a second opinion is a model's.
 */
export function createModelCorrector(settings: ModelCorrectorSettings): WritingCorrector {
  const { embedded, cache, onFault } = settings;
  const breaker = createBreaker();
  const ask = askerOf(settings);

  async function answerTo(input: WritingInput, signal: AbortSignal | undefined): Promise<ModelAnswer> {
    const key = answerKey(input, settings.model);
    const kept = input.isAnew ? null : SoundAnswer.safeParse(await cache.read(key).catch(() => null)).data;
    if (kept) return kept;
    if (breaker.isResting()) throw new ModelFault("resting", "The model failed several times and rests.");
    const answer = await ask(input, signal).catch((error: unknown) => {
      const isBudget = error instanceof ModelFault && error.reason === "budget";
      if (!isBudget && !signal?.aborted) breaker.tell(false);
      throw error;
    });
    breaker.tell(true);
    await cache.write(key, answer, input.owner).catch(() => undefined);
    return answer;
  }

  return {
    async assess(input, signal) {
      const own = await embedded.assess(input, signal);
      if (own.status !== "scored") return own;
      try {
        return combine(input, own, await answerTo(input, signal), modelName(settings.model));
      } catch (error) {
        signal?.throwIfAborted();
        if (!(error instanceof ModelFault)) throw error;
        onFault?.(error);
        if (input.isAnew) throw error;
        return { ...own, reasons: [...own.reasons, "model-failed"] };
      }
    },
    close: embedded.close,
  };
}

/** Asks within the day's tokens: what an answer may take is set aside before, and what it did not take comes back. */
function askerOf({ model: settings, budget }: ModelCorrectorSettings) {
  const { seconds = usualSeconds, restMillis = 500 } = settings;
  const asked = { name: modelName(settings), model: openModel(settings), seconds, restMillis };
  const take = (amount: number) => budget.take(amount).catch(() => false);
  return async (input: WritingInput, signal: AbortSignal | undefined) => {
    const prompt = writePrompt(input);
    const isFounded = (answer: ModelAnswer) => Object.keys(readTraits(input, answer).levels).length > 0;
    const most = Math.ceil((prompt.instructions.length + prompt.prompt.length) / 3) + mostAnswerTokens;
    if (!(await take(most))) throw new ModelFault("budget", "Today's tokens are used up.");
    try {
      const { answer, tokens } = await askModel(asked, { ...prompt, isFounded }, signal);
      if (tokens !== null) await take(tokens - most);
      return answer;
    } catch (error) {
      if (error instanceof ModelFault && ["unreachable", "refused"].includes(error.reason)) await take(-most);
      throw error;
    }
  };
}

function readTraits({ parts }: WritingInput, { traits }: ModelAnswer) {
  const evidence: Evidence[] = [];
  const levels: FoundLevels = {};
  for (const criterion of noteCriteria) {
    const { quote, note, level } = traits[criterion];
    for (const [part, text] of parts.entries()) {
      const place = findQuote(text, quote);
      if (!place) continue;
      levels[criterion] = level;
      if (noteKinds[note].criterion === criterion) evidence.push({ part, ...place, criterion, kind: note });
      break;
    }
  }
  return { evidence, levels };
}

/** A text of a model's own is shown where it is one of the same length, with nothing in it to follow. */
const isFit = (text: string, original: string) =>
  text.trim() !== "" &&
  text.length <= 2 * original.length + 200 &&
  text.length >= 0.5 * original.length &&
  !/https?:|www\.|<\/?[a-z]/i.test(text);

/** Words in which something is wrong are no strength, whatever a model says of them. */
const isSound = (note: Evidence, edits: readonly Edit[]) =>
  !noteKinds[note.kind].isPraise || !edits.some((edit) => touchesEdit(note, edit));

function combine(input: WritingInput, own: Assessment, answer: ModelAnswer, model: string): Assessment {
  const { evidence: quoted, levels } = readTraits(input, answer);
  const edits = mergeEdits(input.parts, answer.edits, own.edits);
  const evidence = quoted.filter((note) => isSound(note, edits));
  const improved = input.parts.map((original, part) => {
    const text = answer.improved[part];
    const known = own.improved[part] ?? { text: original, appliedEditIds: [] };
    return text !== undefined && isFit(text, original) ? { text: text.trim(), appliedEditIds: [] } : known;
  });
  const heard = new Set(evidence.map(({ criterion }) => criterion));
  return {
    ...own,
    ...fuseScores(own, levels),
    edits,
    evidence: [
      ...evidence,
      ...own.evidence.filter((note) => !heard.has(note.criterion) && isSound(note, edits)),
    ],
    improved,
    engine: {
      ...own.engine,
      calibration: `${own.engine.calibration}+${fusion.version}+${promptVersion}`,
      model,
    },
  };
}
