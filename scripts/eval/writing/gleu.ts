import { seededRandom } from "@/lib/bank/seeded-random";

/** One sentence in tokens: as it was written, as it was corrected, and as people corrected it. */
export type GleuSentence = { source: string[]; corrected: string[]; references: string[][] };

const longestRun = 4;
const draws = 100;

function runsOf(tokens: readonly string[], length: number) {
  const runs = new Map<string, number>();
  for (let at = 0; at + length <= tokens.length; at += 1) {
    const run = tokens.slice(at, at + length).join(" ");
    runs.set(run, (runs.get(run) ?? 0) + 1);
  }
  return runs;
}

const shared = (ones: Map<string, number>, others: Map<string, number>, but?: Map<string, number>) =>
  [...ones].reduce(
    (sum, [run, times]) => (but?.has(run) ? sum : sum + Math.min(times, others.get(run) ?? 0)),
    0,
  );

/** Of one sentence against one reference: its lengths, and for runs of 1 to 4 tokens those that fit and all. */
function countsOf({ source, corrected }: GleuSentence, reference: readonly string[]): number[] {
  const counts = [corrected.length, reference.length];
  for (let length = 1; length <= longestRun; length += 1) {
    const own = runsOf(corrected, length);
    const right = runsOf(reference, length);
    const kept = shared(own, runsOf(source, length), right);
    counts.push(Math.max(0, shared(own, right) - kept), Math.max(0, corrected.length + 1 - length));
  }
  return counts;
}

function gleuOf(counts: readonly number[]): number {
  const [own = 1, right = 1, ...fits] = counts;
  if (counts.some((count) => count === 0)) return 0;
  let sum = 0;
  for (let at = 0; at < fits.length; at += 2) sum += Math.log((fits[at] ?? 1) / (fits[at + 1] ?? 1));
  return Math.exp(Math.min(0, 1 - right / own) + sum / longestRun);
}

/** GLEU of Napoles et al. (2016): the mean over draws of one reference a sentence. */
export function gleu(sentences: readonly GleuSentence[]): number {
  const counted = sentences.map((sentence) =>
    sentence.references.map((reference) => countsOf(sentence, reference)),
  );
  const random = seededRandom("gleu");
  let sum = 0;
  for (let draw = 0; draw < draws; draw += 1) {
    const totals = Array.from({ length: 2 + 2 * longestRun }, () => 0);
    for (const byReference of counted) {
      const drawn = byReference[Math.floor(random() * byReference.length)] ?? [];
      drawn.forEach((count, at) => (totals[at] = (totals[at] ?? 0) + count));
    }
    sum += gleuOf(totals);
  }
  return sum / draws;
}
