import { parseArgs } from "node:util";

import { cueRates, learnedRate } from "@/lib/bank/interactive-listening/blind-cues";
import { conversationGates, repliesOf, textsOf } from "@/lib/bank/interactive-listening/conversation-gates";
import { nearDuplicateFilter } from "@/lib/bank/near-duplicate";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";
import { blindSheet } from "@/scripts/bank/blind-conversations";
import { readConversations } from "@/scripts/bank/read-conversations";
import { readLexicon } from "@/scripts/bank/read-lexicon";

const DUPLICATE_OVERLAP = 0.3;
const BLIND_LIMIT = 0.35;
const LONGEST_LIMIT = 0.3;
const MISHEARD_LIMIT = 1 / 3;

const written = readConversations();
const turns = written.flatMap((conversation) => conversation.turns);
const wrong = turns.flatMap((turn) => turn.wrong);

const { values } = parseArgs({
  options: { blind: { type: "string" }, key: { type: "boolean" }, heard: { type: "boolean" } },
});
const { blind, key = false, heard = false } = values;
if (blind === undefined) check();
else process.stdout.write(blindSheet(written, { seed: blind, key, heard }));

function check() {
  checkEach();
  printSpread();
  checkGuesses();
  printOften();
}

function print(line: string) {
  process.stdout.write(`${line}\n`);
}

function fail(line: string) {
  print(line);
  process.exitCode = 1;
}

function checkEach() {
  const gates = conversationGates(readLexicon());
  const filter = nearDuplicateFilter(DUPLICATE_OVERLAP);
  for (const { file, level: _, ...conversation } of written) {
    const stopped = gates.filter(({ passes }) => !passes(conversation)).map(({ name }) => name);
    const talk = [
      conversation.message,
      ...conversation.turns.map(({ says, right }) => `${says} ${right}`),
    ].join(" ");
    if (!filter.isNew(talk)) stopped.push("near-duplicate");
    filter.keep(talk);
    if (written.filter(({ name }) => name === conversation.name).length > 1) stopped.push("name-once");
    if (stopped.length > 0) fail(`conversations/${file} ${conversation.name}: ${stopped.join(", ")}`);
  }
}

function printSpread() {
  print(`written ${written.length}, turns ${turns.length}`);
  print(`levels: ${share(written, ({ level }) => level)}`);
  print(`with: ${share(written, (entry) => `${entry.with} ${entry.gender}`)}`);
  print(`subjects: ${share(written, ({ subject }) => subject)}`);
  print(`reasons: ${share(wrong, ({ reason }) => reason)}`);
  const lengths = [turns.map(({ right }) => right), wrong.map(({ text }) => text)].map(meanLength);
  print(`words in a right reply ${lengths[0]}, in a wrong one ${lengths[1]}`);
}

function share<Entry>(entries: readonly Entry[], of: (entry: Entry) => string) {
  return [...Map.groupBy(entries, of)]
    .map(([name, { length }]) => `${name} ${length}`)
    .sort()
    .join(", ");
}

function meanLength(texts: readonly string[]) {
  return (texts.reduce((sum, text) => sum + wordsOf(text), 0) / Math.max(1, texts.length)).toFixed(2);
}

function wordsOf(text: string) {
  return splitWords(text).length;
}

function percent(part: number) {
  return `${(100 * part).toFixed(1)} %`;
}

function checkGuesses() {
  const isLongest = ({ right, wrong: others }: (typeof turns)[number]) =>
    others.every(({ text }) => wordsOf(text) < wordsOf(right));
  const longest = turns.filter(isLongest).length / turns.length;
  print(`right reply longest ${percent(longest)}`);
  if (longest > LONGEST_LIMIT) fail("right-not-longest: over 30 %");
  const misheard = wrong.filter(({ reason }) => reason === "misheard").length / wrong.length;
  if (misheard > MISHEARD_LIMIT) fail(`reasons: misheard ${percent(misheard)}, over a third`);

  const rates = [...cueRates(turns), { cue: "learned words", rate: learnedRate(written) }];
  print(`blind cues: ${rates.map(({ cue, rate }) => `${cue} ${percent(rate)}`).join(", ")}`);
  for (const { cue, rate } of rates)
    if (rate > BLIND_LIMIT) fail(`blind: "${cue}" finds ${percent(rate)}, over 35 %`);
}

function printOften() {
  const groups: Record<string, readonly string[][]> = {
    scenarios: written.map(({ scenario }) => [scenario]),
    messages: written.map(({ message }) => [message]),
    turns: turns.map(({ says }) => [says]),
    replies: turns.map(repliesOf),
    samples: written.map(({ sample }) => [sample]),
  };
  for (const [kind, texts] of Object.entries(groups))
    print(`openings too often, ${kind}: ${openings(texts).join("; ") || "none"}`);
  const runs = often(
    written.flatMap((conversation) => [...new Set(textsOf(conversation).flatMap(runsOf))]),
    3,
  );
  print(`runs of five words in over 3 conversations: ${runs.join("; ") || "none"}`);
}

/** The replies of a turn are alike on purpose: an opening counts once a turn. */
function openings(groups: readonly string[][]) {
  const starts = groups.map((texts) => new Set(texts.map((text) => splitWords(text).slice(0, 3).join(" "))));
  return often(
    starts.flatMap((set) => [...set]),
    Math.max(3, groups.length / 100),
  );
}

function often(keys: readonly string[], most: number) {
  return [...Map.groupBy(keys, (name) => name)]
    .filter(([, { length }]) => length > most)
    .map(([name, { length }]) => `${name} (${length})`);
}

function runsOf(text: string) {
  const list = splitWords(text);
  return list.slice(4).map((_, at) => list.slice(at, at + 5).join(" "));
}
