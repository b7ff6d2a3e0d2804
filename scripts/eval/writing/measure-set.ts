import { type Assessment, type WritingCorrector } from "@/lib/assess/assessment";
import { splitWords } from "@/lib/assess/writing/text/split-text";
import { cefrLevels, cefrOf, middleOf, type CefrLevel } from "@/lib/core/cefr";
import { gleu } from "@/scripts/eval/writing/gleu";
import { categoryScores } from "@/scripts/eval/writing/category-scores";
import { judgeRules, madeByNobody } from "@/scripts/eval/writing/judge-rules";
import {
  type Answer,
  type CorrectedSentence,
  type Essay,
  type EvalSet,
} from "@/scripts/eval/writing/read-sets";
import {
  correlation,
  likeOthers,
  rootMeanSquare,
  rounded,
  weightedKappa,
} from "@/scripts/eval/writing/statistics";
import { joinTokens, splitTokens } from "@/scripts/eval/writing/tokens";

type Assess = (text: string, prompt: string) => Promise<Assessment>;
export const assessWith =
  (corrector: WritingCorrector): Assess =>
  (text, prompt) =>
    corrector.assess({ task: "free-text", asked: prompt ? [prompt] : [], parts: [text], locale: "en" });

const lowest = 10;
const levelOf = (level: CefrLevel) => cefrLevels.indexOf(level) + 1;

async function scoreEach(rows: readonly { text: string; prompt: string }[], assess: Assess) {
  const assessed = await Promise.all(rows.map(({ text, prompt }) => assess(text, prompt)));
  return {
    scores: assessed.map(({ overall }) => overall?.det ?? lowest),
    unscored: assessed.filter(({ overall }) => overall === null).length,
    partial: assessed.filter(({ reasons }) => reasons.includes("partial-check")).length,
  };
}

/** The raters' scale has no points of ours: for kappa and points, either is put on the other's mean and spread. */
async function measureEssays(rows: readonly Essay[], assess: Assess) {
  const { scores, ...counts } = await scoreEach(rows, assess);
  const rated = rows.map(({ overall }) => overall);
  const inHalves = (values: readonly number[]) => values.map((value) => Math.round(value * 2));
  const points = likeOthers(rated, scores).map((value, at) => value - (scores[at] ?? 0));
  return {
    texts: rows.length,
    r: rounded(correlation(scores, rated)),
    qwk: rounded(weightedKappa(inHalves(likeOthers(scores, rated)), inHalves(rated))),
    rmsePoints: rounded(rootMeanSquare(points), 1),
    ...counts,
  };
}

async function measureAnswers(rows: readonly Answer[], assess: Assess) {
  const { scores, ...counts } = await scoreEach(rows, assess);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const rated = rows.map(({ raters }) => mean(raters.map(levelOf)));
  const points = rows.map(({ raters }, at) => mean(raters.map(middleOf)) - (scores[at] ?? 0));
  return {
    texts: rows.length,
    r: rounded(correlation(scores, rated)),
    qwk: rounded(
      weightedKappa(
        scores.map((score) => levelOf(cefrOf(score))),
        rated.map((level) => Math.round(level)),
      ),
    ),
    rmsePoints: rounded(rootMeanSquare(points), 1),
    ...counts,
  };
}

const sure = ({ edits }: Assessment) => edits.filter(({ confidence }) => confidence >= 0.5);

async function measureSentences(rows: readonly CorrectedSentence[], assess: Assess) {
  const corrected = await Promise.all(
    rows.map(async ({ src, refs }) => {
      const text = joinTokens(src);
      const assessed = await assess(text, "");
      const better = assessed.improved[0]?.text ?? text;
      // Where nothing was changed, the tokens are those that were given.
      const tokens = better === text ? src.split(" ") : splitTokens(better);
      const references = refs.map((ref) => ref.split(" "));
      const judged = { text, edits: sure(assessed), references: refs };
      return { source: src.split(" "), corrected: tokens, references, judged };
    }),
  );
  const right = rows.flatMap(({ refs }) => refs.map((ref) => ({ text: joinTokens(ref), references: refs })));
  const alarms = await Promise.all(right.map(({ text }) => assess(text, "")));
  const judged = right.map((sentence, at) => ({ ...sentence, edits: alarms[at] ? sure(alarms[at]) : [] }));
  const words = right.reduce((sum, { text }) => sum + splitWords(text).length, 0);
  const kinds = Object.entries(Object.groupBy(alarms.flatMap(sure), ({ ruleId }) => ruleId)).map(
    ([rule, edits]): [string, number] => [rule, edits?.length ?? 0],
  );
  return {
    sentences: rows.length,
    gleu: rounded(gleu(corrected)),
    gleuOfSource: rounded(gleu(corrected.map((each) => ({ ...each, corrected: each.source })))),
    alarmsPer100Words: rounded((alarms.flatMap(sure).length / words) * 100),
    /** Alarms that are no mistake which another corrector of the sentence mended in the same way. */
    alarmsOfNobodyPer100Words: rounded((madeByNobody(judged) / words) * 100),
    hintsPer100Words: rounded((alarms.flatMap(({ edits }) => edits).length / words) * 100),
    /** Of all changes and by kind, against the nearest of the people who corrected the sentence. */
    byKind: categoryScores(corrected),
    foundByRule: judgeRules(corrected.map(({ judged }) => judged)),
    mostAlarms: Object.fromEntries(kinds.toSorted(([, one], [, other]) => other - one).slice(0, 12)),
  };
}

function measureRows(set: EvalSet, assess: Assess) {
  if (set.format === "essays") return measureEssays(set.rows, assess);
  if (set.format === "answers") return measureAnswers(set.rows, assess);
  return set.format === "sentences" ? measureSentences(set.rows, assess) : {};
}

export const measureSet = async (set: EvalSet, assess: Assess) => ({
  format: set.format,
  rows: set.rows.length,
  skipped: set.skipped.length,
  ...(await measureRows(set, assess)),
});
