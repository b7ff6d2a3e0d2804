import { openingOf, tooOften } from "@/lib/bank/corpus";
import { cueRates, learnedRate } from "@/lib/bank/interactive-listening/blind-cues";
import { conversationGates, repliesOf } from "@/lib/bank/interactive-listening/conversation-gates";
import type { Lexicon } from "@/lib/bank/lexicon";
import { nearDuplicateFilter } from "@/lib/bank/near-duplicate";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";
import { type Corpus, percent, shareOf, subjectFaults } from "@/scripts/bank/corpus/corpus";
import { readConversations } from "@/scripts/bank/read-conversations";

const DUPLICATE_OVERLAP = 0.3;
const BLIND_LIMIT = 0.35;
const LONGEST_LIMIT = 0.3;
const MISHEARD_LIMIT = 1 / 3;
/** Of a hundred conversations, one in a hundred would be one. */
const OPENINGS = 3;

type Conversations = ReturnType<typeof readConversations>;
const turnsOf = (written: Conversations) => written.flatMap(({ turns }) => turns);
const wordsOf = (text: string) => splitWords(text).length;

export function checkConversations(lexicon: Lexicon): Corpus {
  const written = readConversations();
  const guesses = judgeGuesses(written);
  return {
    name: "conversations",
    faults: [
      ...faultsOfEach(written, lexicon),
      ...guesses.faults,
      ...subjectFaults(written),
      ...professorFaults(written),
    ],
    figures: [...spreadOf(written), ...guesses.figures, ...openingsOf(written)],
  };
}

function faultsOfEach(written: Conversations, lexicon: Lexicon) {
  const gates = conversationGates(lexicon);
  const filter = nearDuplicateFilter(DUPLICATE_OVERLAP);
  return written.flatMap(({ file, level: _, ...conversation }) => {
    const stopped = gates.filter(({ passes }) => !passes(conversation)).map(({ name }) => name);
    const talk = [
      conversation.message,
      ...conversation.turns.map(({ says, right }) => `${says} ${right}`),
    ].join(" ");
    if (!filter.isNew(talk)) stopped.push("near-duplicate");
    filter.keep(talk);
    if (written.filter(({ name }) => name === conversation.name).length > 1) stopped.push("name-once");
    return stopped.length > 0 ? [`${file} ${conversation.name}: ${stopped.join(", ")}`] : [];
  });
}

/** Half of the professors are women, give or take one in ten. */
function professorFaults(written: Conversations) {
  const professors = written.filter((entry) => entry.with === "professor");
  const share = professors.filter(({ gender }) => gender === "woman").length / professors.length;
  return Math.abs(share - 0.5) > 0.1 ? [`professors: ${percent(share)} women`] : [];
}

function spreadOf(written: Conversations) {
  const turns = turnsOf(written);
  const wrong = turns.flatMap((turn) => turn.wrong);
  const lengths = [turns.map(({ right }) => right), wrong.map(({ text }) => text)].map(meanLength);
  return [
    `written ${written.length}, turns ${turns.length}`,
    `levels: ${shareOf(written, ({ level }) => level)}`,
    `with: ${shareOf(written, (entry) => `${entry.with} ${entry.gender}`)}`,
    `subjects: ${shareOf(written, ({ subject }) => subject)}`,
    `reasons: ${shareOf(wrong, ({ reason }) => reason)}`,
    `words in a right reply ${lengths[0]}, in a wrong one ${lengths[1]}`,
  ];
}

const meanLength = (texts: readonly string[]) =>
  (texts.reduce((sum, text) => sum + wordsOf(text), 0) / Math.max(1, texts.length)).toFixed(2);

function judgeGuesses(written: Conversations) {
  const turns = turnsOf(written);
  const wrong = turns.flatMap((turn) => turn.wrong);
  const isLongest = ({ right, wrong: others }: (typeof turns)[number]) =>
    others.every(({ text }) => wordsOf(text) < wordsOf(right));
  const longest = turns.filter(isLongest).length / turns.length;
  const misheard = wrong.filter(({ reason }) => reason === "misheard").length / wrong.length;
  const rates = [...cueRates(turns), { cue: "learned words", rate: learnedRate(written) }];
  return {
    faults: [
      ...(longest > LONGEST_LIMIT ? [`right reply longest ${percent(longest)}, over 30 %`] : []),
      ...(misheard > MISHEARD_LIMIT ? [`reasons: misheard ${percent(misheard)}, over a third`] : []),
      ...rates
        .filter(({ rate }) => rate > BLIND_LIMIT)
        .map(({ cue, rate }) => `blind: "${cue}" finds ${percent(rate)}, over 35 %`),
    ],
    figures: [
      `right reply longest ${percent(longest)}`,
      `blind cues: ${rates.map(({ cue, rate }) => `${cue} ${percent(rate)}`).join(", ")}`,
    ],
  };
}

/** The replies of a turn are alike on purpose: an opening counts once a turn. */
function openingsOf(written: Conversations) {
  const turns = turnsOf(written);
  const groups: Record<string, readonly string[][]> = {
    scenarios: written.map(({ scenario }) => [scenario]),
    messages: written.map(({ message }) => [message]),
    turns: turns.map(({ says }) => [says]),
    replies: turns.map(repliesOf),
    samples: written.map(({ sample }) => [sample]),
  };
  return Object.entries(groups).map(([kind, texts]) => {
    const starts = texts.flatMap((own) => [...new Set(own.map(openingOf))]);
    const often = tooOften(starts, Math.max(OPENINGS, texts.length / 100));
    return `openings in over 1 %, ${kind}: ${often.map(({ key, uses }) => `${key} (${uses})`).join("; ") || "none"}`;
  });
}
