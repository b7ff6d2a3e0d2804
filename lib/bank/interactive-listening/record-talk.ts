import type { CefrLevel } from "@/lib/bank/item";
import { contentHash } from "@/lib/bank/item-id";
import type { BankMedia } from "@/lib/bank/media";
import { wordsAMinute } from "@/lib/bank/pace";
import type { BankConversation } from "@/lib/bank/interactive-listening/sources";

/**
 * Of the embedded voices an independent recognizer understands one well enough, so all speak with it; who is a woman
 * and who is a man tells once a second one passes.
 */
const voices: Record<BankConversation["gender"], string> = { woman: "rms", man: "rms" };

/** What is said in a conversation. The id of a recording says nothing of its voice, so that a better one may come. */
export function recordingOf(text: string, level: CefrLevel, speaker: BankConversation["gender"]): BankMedia {
  return {
    id: contentHash({ audio: "interactive-listening", text, speaker }).slice(0, 32),
    kind: "audio",
    source: { from: "speech", text, voice: voices[speaker], wordsAMinute: wordsAMinute[level] },
    licence: "own work",
    attribution: null,
  };
}
