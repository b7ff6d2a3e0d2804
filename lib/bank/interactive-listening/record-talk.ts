import type { CefrLevel } from "@/lib/core/cefr";
import { contentHash } from "@/lib/bank/item-id";
import type { BankMedia } from "@/lib/bank/media";
import { wordsAMinute } from "@/lib/bank/pace";
import { type Speaker, voiceOf } from "@/lib/bank/voices";

/** What is said in a conversation. The id of a recording says nothing of its voice, so that a better one may come. */
export function recordingOf(text: string, level: CefrLevel, speaker: Speaker): BankMedia {
  return {
    id: contentHash({ audio: "interactive-listening", text, speaker }).slice(0, 32),
    kind: "audio",
    source: { from: "speech", text, voice: voiceOf(speaker), wordsAMinute: wordsAMinute[level] },
    licence: "own work",
    attribution: null,
    speaker,
  };
}
