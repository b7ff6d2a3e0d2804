import {
  type Assessment,
  type AssessmentReason,
  type Edit,
  type WritingInput,
} from "@/lib/assess/assessment";
import { type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import { applyEdits } from "@/lib/assess/writing/edits/apply-edits";
import { findEdits } from "@/lib/assess/writing/edits/find-edits";
import { embeddedEngine } from "@/lib/assess/writing/embedded-engine";
import { findEvidence } from "@/lib/assess/writing/evidence/find-evidence";
import { sureEdit } from "@/lib/assess/writing/evidence/judged-part";
import { shareOf } from "@/lib/assess/writing/features/features";
import { measureFeatures, sharesOf } from "@/lib/assess/writing/features/measure-features";
import { cutToMost, gate } from "@/lib/assess/writing/gates/gate";
import { memorizedShare, mostMemorized } from "@/lib/assess/writing/gates/memorized";
import { whatCounts } from "@/lib/assess/writing/gates/what-counts";
import { type Harper } from "@/lib/assess/writing/harper/harper-linter";
import { range } from "@/lib/assess/writing/score/calibration";
import { disorderOf } from "@/lib/assess/writing/score/disorder";
import { bandOf, floorBand, scoresOf } from "@/lib/assess/writing/score/score";
import { expectedWords } from "@/lib/assess/writing/score/weights";
import { lowerOf, readText, type ScoredText } from "@/lib/assess/writing/text/scored-text";
import { sootheText } from "@/lib/assess/writing/text/soothe-text";
import { splitWords } from "@/lib/assess/writing/text/split-text";
import { cefrOf, cefrTable } from "@/lib/core/cefr";
import { editKinds } from "@/lib/core/edit-kinds";

const editOf = (edit: FoundEdit, part: number, at: number, text: string): Edit => ({
  id: `${part + 1}.${at + 1}`,
  part,
  start: edit.start,
  end: edit.end,
  original: text.slice(edit.start, edit.end),
  replacement: edit.replacement,
  category: editKinds[edit.kind],
  kind: edit.kind,
  ...(edit.cue === undefined ? {} : { cue: edit.cue }),
  confidence: edit.confidence,
  ruleId: edit.ruleId,
});

type Corrected = Pick<Assessment, "edits" | "improved"> & { found: FoundEdit[][]; isPartial: boolean };

async function correct(
  cut: readonly string[],
  whole: readonly string[],
  asked: readonly string[],
  harper: Harper | null,
): Promise<Corrected> {
  const known = new Set(asked.flatMap((text) => splitWords(text).map((word) => lowerOf(word.text))));
  const corrected: Corrected = { edits: [], improved: [], found: [], isPartial: false };
  for (const [part, text] of cut.entries()) {
    const { edits: all, doubtful, isPartial } = await findEdits(text, known, harper);
    // Where the text was cut, its last sentence goes on.
    const isWhole = (whole[part] ?? text).trimEnd() === text.trimEnd();
    const edits = isWhole ? all : all.filter(({ kind }) => kind !== "sentence-end");
    const own = edits.map((edit, at) => editOf(edit, part, at, whole[part] ?? text));
    const applied = own.filter(({ confidence }) => confidence >= sureEdit);
    corrected.found.push([...edits, ...doubtful]);
    corrected.edits.push(...own);
    corrected.improved.push({
      text: applyEdits(whole[part] ?? text, applied),
      appliedEditIds: applied.map(({ id }) => id),
    });
    corrected.isPartial ||= isPartial;
  }
  return corrected;
}

type Scored = Pick<Assessment, "status" | "overall" | "criteria" | "cefr"> & { reasons: AssessmentReason[] };

/** The highest score of content for what could be said of anything. */
const mostMemorizedContent = cefrTable.from.B2 - 5;
/** What words in no order lose, and the highest that is left to them. */
const salad = { loses: 60, most: 30 };

function score(
  shares: ReturnType<typeof sharesOf>,
  parts: readonly ScoredText[],
  input: WritingInput,
  words: number,
): Scored {
  const { overall, criteria } = scoresOf(shares, input.task);
  const disorder = disorderOf(parts.flatMap(({ sentences }) => sentences));
  if (disorder === 1) {
    const det = Math.max(10, Math.min(salad.most, Math.round((overall - salad.loses) / 5) * 5));
    return {
      status: "limited",
      reasons: ["gibberish"],
      overall: floorBand(det),
      criteria: {},
      cefr: cefrOf(det),
    };
  }
  const less = disorder * salad.loses;
  const band = bandOf(overall - less, range.overall, words);
  const isMemorized = memorizedShare(input.parts.join("\n")) >= mostMemorized;
  const own = (points: number) => bandOf(points - less, range.criterion, words);
  const content = isMemorized ? Math.min(criteria.content, mostMemorizedContent) : criteria.content;
  return {
    status: "scored",
    reasons: isMemorized ? ["memorized"] : [],
    overall: band,
    criteria: {
      content: own(content),
      organisation: own(criteria.organisation),
      grammar: own(criteria.grammar),
      vocabulary: own(criteria.vocabulary),
    },
    cefr: cefrOf(band.det),
  };
}

const wordsIn = (texts: readonly string[]) => texts.reduce((sum, text) => sum + splitWords(text).length, 0);

/** What is left empty where nothing can be scored, or hardly anything. */
const unscored = () => ({ overall: null, criteria: {}, cefr: null, edits: [], evidence: [], features: {} });

/** The whole assessment of a text; computes for as long as it takes, so it runs in an isolated engine. */
export async function assessText(input: WritingInput, harper: Harper | null): Promise<Assessment> {
  const { parts: cut, isCut } = cutToMost(input.parts.map(sootheText));
  const counted = whatCounts(cut, input.asked);
  const gated = gate(cut, counted);
  const about = { words: wordsIn(cut), engine: embeddedEngine };
  if (gated.status === "unscorable") {
    const improved = input.parts.map((text) => ({ text, appliedEditIds: [] }));
    return { status: "unscorable", reasons: gated.reasons, improved, ...unscored(), ...about };
  }
  const { edits, improved, found, isPartial } = await correct(cut, input.parts, input.asked, harper);
  const also: AssessmentReason[] = [
    ...(isCut ? ["too-long" as const] : []),
    ...(isPartial ? ["partial-check" as const] : []),
  ];
  const read = counted.map(({ text }) => readText(text));
  if (gated.status === "limited") {
    const { det } = gated;
    const low = { ...unscored(), overall: floorBand(det), cefr: cefrOf(det), edits };
    return { status: "limited", reasons: [...gated.reasons, ...also], improved, ...low, ...about };
  }
  const expected = expectedWords[input.task]
    .slice(0, Math.max(1, input.parts.length))
    .reduce((sum, of) => sum + of, 0);
  const features = measureFeatures({
    parts: read,
    asked: input.asked,
    expectedWords: expected,
    edits: found,
  });
  const { reasons, status, ...scores } = score(
    sharesOf(features),
    read,
    { ...input, parts: cut },
    about.words,
  );
  const judged = read.map((text, part) => ({
    part,
    read: text,
    edits: edits.filter((edit) => edit.part === part),
    doubtful: found[part] ?? [],
  }));
  return {
    status: isCut || isPartial ? "limited" : status,
    reasons: [...gated.reasons, ...reasons, ...also],
    ...scores,
    edits,
    evidence: findEvidence(judged, input.asked, shareOf("length", features.length)),
    improved,
    features,
    ...about,
  };
}
