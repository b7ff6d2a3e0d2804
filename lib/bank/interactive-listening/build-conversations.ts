import { conversationDifficulty } from "@/lib/bank/difficulty";
import { type Built, firstFailure, type Rejection } from "@/lib/bank/gate";
import { withClockTimes } from "@/lib/bank/interactive-listening/clock-times";
import { conversationGates } from "@/lib/bank/interactive-listening/conversation-gates";
import { explainConversation } from "@/lib/bank/interactive-listening/explain-conversation";
import { drawOf, orderReplies } from "@/lib/bank/interactive-listening/order-replies";
import { recordingOf } from "@/lib/bank/interactive-listening/record-talk";
import {
  type BankConversation,
  type ConversationFile,
  formsOf,
} from "@/lib/bank/interactive-listening/sources";
import type { ItemOf, ItemParams } from "@/lib/bank/item";
import { itemFace, itemId } from "@/lib/bank/item-id";
import type { Lexicon } from "@/lib/bank/lexicon";
import type { BankMedia } from "@/lib/bank/media";
import { nearDuplicateFilter } from "@/lib/bank/near-duplicate";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";
import type { z } from "zod";

const TYPE = "interactive-listening";
export type ConversationItem = ItemOf<typeof TYPE>;
type Steps = ConversationItem["steps"];
type Files = readonly { file: string; content: z.infer<typeof ConversationFile> }[];
type Level = Files[number]["content"]["level"];

/** Above this share of content words two talks are one. */
const DUPLICATE_OVERLAP = 0.3;

const heard = ({ message, turns }: BankConversation) => [message, ...turns.map(({ says }) => says)];

/** What is heard and what is answered, without what does not fit. */
const talkOf = ({ message, turns }: BankConversation) =>
  [message, ...turns.map(({ says, right }) => `${says} ${right}`)].join(" ");

export function buildConversations(
  files: Files,
  lexicon: Lexicon,
  seed: string,
): Built<ConversationItem> & { media: BankMedia[] } {
  const filter = nearDuplicateFilter(DUPLICATE_OVERLAP);
  const names = new Set<string>();
  const gates = [
    ...conversationGates(lexicon),
    { name: "name-once", passes: ({ name }: BankConversation) => !names.has(name) },
    {
      name: "near-duplicate",
      passes: (conversation: BankConversation) => filter.isNew(talkOf(conversation)),
    },
    {
      name: "explained",
      passes: (conversation: BankConversation) =>
        explainConversation(heard(conversation), lexicon).length > 0,
    },
  ];
  const passed = gates.map(({ name }) => name);
  const [accepted, rejected, media]: [ConversationItem[], Rejection[], BankMedia[]] = [[], [], []];
  const written = files.flatMap(({ file, content: { level, conversations } }) =>
    conversations.map((conversation) => ({ file, level, conversation })),
  );
  for (const { file, level, conversation } of written) {
    const gate = firstFailure(gates, conversation);
    if (gate !== null) {
      rejected.push({ candidate: conversation.name, gate, level });
      continue;
    }
    names.add(conversation.name);
    filter.keep(talkOf(conversation));
    const recordings = heard(conversation).map((text) => recordingOf(text, level, conversation.gender));
    media.push(...recordings);
    accepted.push(
      toItem({
        file,
        level,
        conversation,
        lexicon,
        seed,
        gates: passed,
        steps: toSteps(conversation, recordings, seed),
      }),
    );
  }
  return { generated: written.length, accepted, rejected, media };
}

function toSteps(conversation: BankConversation, recordings: readonly BankMedia[], seed: string): Steps {
  const { name, scenario, gender, notes, turns, summary, sample } = conversation;
  const scene = { scenario, with: conversation.with, gender };
  const talk = { run: 0, clock: "talk" };
  const play = (at: number) =>
    recordings
      .slice(at, at + 1)
      .map(({ id }) => ({ mediaId: id, kind: "audio" as const, when: "prompt" as const, alt: "" }));
  return [
    {
      ...talk,
      kind: "notes",
      prompt: { ...scene, notes: notes.map(aroundGap) },
      key: { gaps: notes.map((note) => withClockTimes(formsOf(note))) },
      media: play(0),
    },
    ...turns.map((turn, at) => {
      const { replies, key } = orderReplies(turn, `${seed}/${TYPE}/${name}/${at}/${drawOf(name)}`);
      const replied = turns.slice(0, at).map(({ right }) => right);
      return {
        ...talk,
        kind: "turn" as const,
        prompt: { ...scene, replies, replied },
        key,
        media: play(at + 1),
      };
    }),
    {
      ...{ run: 1, clock: "summary", kind: "summary" as const, prompt: {}, media: [] },
      key: { points: summary, sample },
    },
  ];
}

function aroundGap(note: string) {
  const [before = "", after = ""] = note.split(/\{[^{}]*\}/);
  return { before, after };
}

type Parts = {
  file: string;
  level: Level;
  conversation: BankConversation;
  lexicon: Lexicon;
  seed: string;
  gates: string[];
  steps: Steps;
};

function toItem({ file, level, conversation, lexicon, seed, gates, steps }: Parts): ConversationItem {
  const features = measure(conversation, lexicon);
  return {
    id: itemId(TYPE, itemFace(steps)),
    type: TYPE,
    version: conversation.version,
    steps,
    explanation: explainConversation(heard(conversation), lexicon),
    features,
    cefr: level,
    params: priorParams(conversationDifficulty({ ...features, level })),
    enemies: [],
    provenance: { source: `content/bank/${file}`, licence: "own work", generator: "conversations-1", seed },
    gates,
  };
}

function measure(conversation: BankConversation, lexicon: Lexicon) {
  const texts = heard(conversation);
  const words = texts.flatMap(splitWords);
  const zipfs = words.map((word) => lexicon.zipf(word.replace(/'.*$/, ""))).filter((zipf) => zipf > 0);
  return {
    words: words.length,
    turns: conversation.turns.length,
    wordsATurn: round(words.length / texts.length),
    meanZipf: round(zipfs.reduce((sum, zipf) => sum + zipf, 0) / zipfs.length),
    rarestZipf: round(Math.min(...zipfs)),
  };
}

/** Whoever guesses each reply and leaves the notes empty earns about a fifth. */
const priorParams = (b: number): ItemParams => ({ model: "3pl", a: 1.2, b, c: 0.2, se: 0.6 });

const round = (value: number) => Math.round(value * 1000) / 1000;
