import { repliesOf } from "@/lib/bank/interactive-listening/conversation-gates";
import type { BankConversation } from "@/lib/bank/interactive-listening/sources";
import { seededRandom, shuffle } from "@/lib/bank/seeded-random";

const letters = ["A", "B", "C", "D"] as const;

/** A turn as a reader meets it who has heard nothing. */
export type BlindTurn = Readonly<{
  number: number;
  scenario: string;
  replies: readonly Readonly<{ letter: string; text: string }>[];
  right: string;
  /** What is heard before the reply: the message and the other speaker's words up to this turn. */
  heard: readonly string[];
  /** The conversation and the turn in it, from one. */
  from: string;
}>;

/** All turns in one seeded order, so that no reply is confirmed by another turn of its conversation. */
export function blindTurns(conversations: readonly BankConversation[], seed: string): BlindTurn[] {
  const turns = conversations.flatMap((conversation) =>
    conversation.turns.map((turn, at) => ({ conversation, turn, at })),
  );
  return shuffle(turns, seededRandom(seed)).map(({ conversation, turn, at }, place) => {
    const from = `${conversation.name} ${at + 1}`;
    const texts = shuffle(repliesOf(turn), seededRandom(`${seed} ${from}`));
    const replies = letters.map((letter, index) => ({ letter, text: texts[index] ?? "" }));
    return {
      number: place + 1,
      scenario: conversation.scenario,
      replies,
      right: replies.find(({ text }) => text === turn.right)?.letter ?? "",
      heard: [conversation.message, ...talkBefore(conversation, at), turn.says],
      from,
    };
  });
}

function talkBefore({ turns }: BankConversation, at: number) {
  return turns.slice(0, at).flatMap(({ says, right }) => [says, `You: ${right}`]);
}
