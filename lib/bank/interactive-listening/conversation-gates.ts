import type { Gate } from "@/lib/bank/gate";
import { isFirstName } from "@/lib/bank/interactive-listening/first-names";
import { gapFormGates } from "@/lib/bank/interactive-listening/gap-forms";
import { misheardWords } from "@/lib/bank/interactive-listening/misheard-words";
import { type BankConversation, type BankTurn, formsOf } from "@/lib/bank/interactive-listening/sources";
import type { Lexicon } from "@/lib/bank/lexicon";
import { publicCapitals, sentenceGates } from "@/lib/bank/sentence-gates";
import { stockIn } from "@/lib/bank/stock-phrases";
import { gapWords } from "@/lib/questions/interactive-listening/judge-gap";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const count = (text: string) => splitWords(text).length;
const within = (text: string, least: number, most: number) => count(text) >= least && count(text) <= most;
const holds = (text: string, part: string) =>
  ` ${splitWords(text).join(" ")} `.includes(` ${splitWords(part).join(" ")} `);

export const repliesOf = (turn: BankTurn) => [turn.right, ...turn.wrong.map(({ text }) => text)];
const isRightLongest = (turn: BankTurn) => turn.wrong.every(({ text }) => count(text) < count(turn.right));

/** A note as it reads with the gap filled. */
const filled = (note: string) => note.replace(/\{([^{}|]*)[^{}]*\}/, "$1");
const around = (note: string) => note.replace(/\{[^{}]*\}/, "");

const heard = ({ message, turns }: BankConversation) => [message, ...turns.map(({ says }) => says)];

/** Every text of a conversation; the replies are of a turn, in the order of the file. */
export const textsOf = (conversation: BankConversation) => [
  conversation.scenario,
  ...conversation.notes.map(filled),
  ...heard(conversation),
  ...conversation.turns.flatMap(repliesOf),
  ...conversation.summary.map((point) => `${point}.`),
  conversation.sample,
];

/** What an authored conversation must pass. */
export function conversationGates(lexicon: Lexicon): Gate<BankConversation>[] {
  const wordGates = sentenceGates(lexicon)
    .filter(({ name }) => ["offensive", "sensitive-subject", "american-spelling"].includes(name))
    .map(({ name, passes }) => ({
      name,
      passes: (conversation: BankConversation) =>
        textsOf(conversation).every((sentence) => passes({ sentence })),
    }));
  return [...noteGates, ...gapFormGates, ...turnGates, ...textGates, ...wordGates, knownWords(lexicon)];
}

const noteGates: Gate<BankConversation>[] = [
  { name: "scenario-length", passes: ({ scenario }) => within(scenario, 15, 35) },
  { name: "message-length", passes: ({ message }) => within(message, 40, 70) },
  {
    name: "gap-length",
    passes: ({ notes }) =>
      notes.flatMap(formsOf).every((form) => gapWords(form).length >= 1 && gapWords(form).length <= 3),
  },
  {
    name: "gap-in-message",
    passes: ({ notes, message }) => notes.every((note) => formsOf(note).some((form) => holds(message, form))),
  },
  {
    name: "gap-not-given-away",
    passes: ({ notes, scenario }) =>
      notes
        .flatMap(formsOf)
        .every((form) => ![scenario, ...notes.map(around)].some((text) => holds(text, form))),
  },
  {
    name: "gap-not-a-name",
    passes: ({ notes }) => !notes.flatMap(formsOf).some((form) => form.split(" ").some(isFirstName)),
  },
];

const turnGates: Gate<BankConversation>[] = [
  { name: "turn-length", passes: ({ turns }) => turns.every(({ says }) => within(says, 12, 45)) },
  {
    name: "reply-length",
    passes: ({ turns }) => turns.flatMap(repliesOf).every((reply) => within(reply, 5, 26)),
  },
  {
    name: "replies-of-like-length",
    passes: ({ turns }) =>
      turns.every((turn) => {
        const lengths = repliesOf(turn).map(count);
        return Math.max(...lengths) <= Math.max(1.4 * Math.min(...lengths), Math.min(...lengths) + 4);
      }),
  },
  {
    name: "replies-differ",
    passes: ({ turns }) => {
      const replies = turns.flatMap(repliesOf).map((reply) => splitWords(reply).join(" "));
      return new Set(replies).size === replies.length;
    },
  },
  { name: "right-not-longest", passes: ({ turns }) => turns.filter(isRightLongest).length <= 2 },
  {
    name: "three-reasons",
    passes: ({ turns }) => {
      const reasons = turns.flatMap(({ wrong }) => wrong.map(({ reason }) => reason));
      const misheard = reasons.filter((reason) => reason === "misheard").length;
      return new Set(reasons).size >= 3 && misheard <= reasons.length / 2;
    },
  },
  {
    name: "question-asked",
    passes: ({ turns }) =>
      turns.every(
        ({ says, wrong }) => says.includes("?") || wrong.every(({ reason }) => reason !== "ignores-question"),
      ),
  },
  {
    name: "misheard-word",
    passes: ({ turns }) =>
      turns.every((turn) =>
        turn.wrong.every(({ text, reason }) => reason !== "misheard" || misheardWords(text, turn).length > 0),
      ),
  },
];

const textGates: Gate<BankConversation>[] = [
  { name: "summary-points", passes: ({ summary }) => summary.every((point) => within(point, 4, 22)) },
  { name: "sample-length", passes: ({ sample }) => within(sample, 40, 70) },
  {
    name: "text-shape",
    passes: (conversation) =>
      textsOf(conversation).every(
        (text) => /^"?[A-Z]/.test(text) && /[.?!]"?$/.test(text) && !/\s\s/.test(text),
      ),
  },
  {
    name: "no-numerals",
    passes: (conversation) =>
      [...heard(conversation), ...conversation.turns.flatMap(repliesOf)].every((text) => !/\d/.test(text)),
  },
  {
    name: "stock-phrases",
    passes: (conversation) => textsOf(conversation).every((text) => stockIn(text) === null),
  },
  {
    name: "known-names",
    passes: (conversation) => textsOf(conversation).flatMap(capitals).every(isName),
  },
];

function knownWords(lexicon: Lexicon): Gate<BankConversation> {
  const isKnown = (word: string) =>
    lexicon.isSpelling(word) ||
    /['\d]/.test(word) ||
    /^[a-z]$/.test(word) ||
    isName(word.charAt(0).toUpperCase() + word.slice(1));
  return {
    name: "known-words",
    passes: (conversation) =>
      textsOf(conversation).every((text) => splitWords(withoutAccents(text)).every((word) => isKnown(word))),
  };
}

const withoutAccents = (text: string) => text.normalize("NFD").replaceAll(/\p{M}/gu, "");

/** Words with a capital that does not come from the beginning of a sentence; what is quoted may be a title. */
function capitals(text: string) {
  const unquoted = text.replaceAll(/"[^"]*?([.?!]?)"/g, "$1");
  return [...unquoted.matchAll(/(?<![.?!]\s+)(?<!^\s*)\b[A-Z][A-Za-z]*/g)].map(([word]) => word);
}

const isName = (word: string) =>
  word.length === 1 || publicCapitals.has(word) || isFirstName(word) || planets.has(word);

const planets = new Set(["Jupiter", "Mars", "Saturn", "Venus"]);
