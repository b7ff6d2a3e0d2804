import { readdirSync } from "node:fs";
import { join } from "node:path";

import { cueRates, learnedRate } from "@/lib/bank/interactive-listening/blind-cues";
import { conversationGates, repliesOf, textsOf } from "@/lib/bank/interactive-listening/conversation-gates";
import { ConversationFile } from "@/lib/bank/interactive-listening/sources";
import { nearDuplicateFilter } from "@/lib/bank/near-duplicate";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";
import { readLexicon } from "@/scripts/bank/read-lexicon";
import { sourceReader } from "@/scripts/bank/read-sources";

const DUPLICATE_OVERLAP = 0.3;
const BLIND_LIMIT = 0.35;
const LONGEST_LIMIT = 0.3;
const MISHEARD_LIMIT = 1 / 3;

const folder = join(process.cwd(), "content", "bank");
const read = sourceReader(folder);
const files = readdirSync(join(folder, "conversations")).filter((name) => name.endsWith(".yaml"));
const written = files.sort().flatMap((file) => {
  const { level, conversations } = read(`conversations/${file}`, ConversationFile);
  return conversations.map((conversation) => ({ ...conversation, level, file }));
});
const turns = written.flatMap((conversation) => conversation.turns);

const print = (line: string) => process.stdout.write(`${line}\n`);
function fail(line: string) {
  print(line);
  process.exitCode = 1;
}

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

const share = <Entry>(entries: readonly Entry[], of: (entry: Entry) => string) =>
  [...Map.groupBy(entries, of)]
    .map(([key, { length }]) => `${key} ${length}`)
    .sort()
    .join(", ");
const percent = (part: number) => `${(100 * part).toFixed(1)} %`;
const words = (text: string) => splitWords(text).length;
const lengthsOf = (list: readonly string[]) =>
  (list.reduce((sum, text) => sum + words(text), 0) / Math.max(1, list.length)).toFixed(2);

const wrong = turns.flatMap((turn) => turn.wrong);
print(`written ${written.length}, turns ${turns.length}`);
print(`levels: ${share(written, ({ level }) => level)}`);
print(`with: ${share(written, (entry) => `${entry.with} ${entry.gender}`)}`);
print(`subjects: ${share(written, ({ subject }) => subject)}`);
print(`reasons: ${share(wrong, ({ reason }) => reason)}`);
print(
  `words in a right reply ${lengthsOf(turns.map(({ right }) => right))}, in a wrong one ${lengthsOf(wrong.map(({ text }) => text))}`,
);

const longest = turns.filter((turn) =>
  turn.wrong.every(({ text }) => words(text) < words(turn.right)),
).length;
print(`right reply longest ${percent(longest / turns.length)}`);
if (longest / turns.length > LONGEST_LIMIT) fail("right-not-longest: over 30 %");
const misheard = wrong.filter(({ reason }) => reason === "misheard").length / wrong.length;
if (misheard > MISHEARD_LIMIT) fail(`reasons: misheard ${percent(misheard)}, over a third`);

const blind = [...cueRates(turns), { cue: "learned words", rate: learnedRate(written) }];
print(`blind cues: ${blind.map(({ cue, rate }) => `${cue} ${percent(rate)}`).join(", ")}`);
for (const { cue, rate } of blind)
  if (rate > BLIND_LIMIT) fail(`blind: "${cue}" finds ${percent(rate)}, over 35 %`);

const often = (keys: string[], most: number) =>
  [...Map.groupBy(keys, (key) => key)]
    .filter(([, { length }]) => length > most)
    .map(([key, { length }]) => `${key} (${length})`);
/** The replies of a turn are alike on purpose: an opening counts once a turn. */
function openings(kind: string, groups: readonly string[][]) {
  const starts = groups.map((texts) => new Set(texts.map((text) => splitWords(text).slice(0, 3).join(" "))));
  const found = often(
    starts.flatMap((set) => [...set]),
    Math.max(3, groups.length / 100),
  );
  print(`openings too often, ${kind}: ${found.join("; ") || "none"}`);
}
openings(
  "scenarios",
  written.map(({ scenario }) => [scenario]),
);
openings(
  "messages",
  written.map(({ message }) => [message]),
);
openings(
  "turns",
  turns.map(({ says }) => [says]),
);
openings("replies", turns.map(repliesOf));
openings(
  "samples",
  written.map(({ sample }) => [sample]),
);

const runsOf = (text: string) => {
  const list = splitWords(text);
  return list.slice(4).map((_, at) => list.slice(at, at + 5).join(" "));
};
const runs = often(
  written.flatMap((conversation) => [...new Set(textsOf(conversation).flatMap(runsOf))]),
  3,
);
print(`runs of five words in over 3 conversations: ${runs.join("; ") || "none"}`);
