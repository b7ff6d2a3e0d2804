import type { CefrLevel } from "@/lib/bank/item";
import { contentHash } from "@/lib/bank/item-id";
import type { BankMedia } from "@/lib/bank/media";
import type { BankConversation } from "@/lib/bank/interactive-listening/sources";

/**
 * Of the embedded voices an independent recognizer understands one well enough, so all speak with it; who is a woman
 * and who is a man tells once a second one passes.
 */
const voices: Record<BankConversation["gender"], string> = { woman: "rms", man: "rms" };

/** The words a minute of that voice in the conversations, measured: 170 to 181 by file. */
const OWN_SPEED = 180;
/** A learner of a level follows no more words a minute. The voice is slowed, never hurried, which costs it clearness. */
const mostWordsAMinute: Partial<Record<CefrLevel, number>> = { A2: 140, B1: 160 };

/** What is said in a conversation. The id of a recording says nothing of its voice, so that a better one may come. */
export function recordingOf(text: string, level: CefrLevel, speaker: BankConversation["gender"]): BankMedia {
  const most = mostWordsAMinute[level];
  return {
    id: contentHash({ audio: "interactive-listening", text, speaker }).slice(0, 32),
    kind: "audio",
    source: {
      from: "speech",
      text,
      voice: voices[speaker],
      ...(most !== undefined && { pace: Math.round((100 * most) / OWN_SPEED) / 100 }),
    },
    licence: "own work",
    attribution: null,
  };
}
