import { defineBankType } from "@/lib/bank/define-bank-type";
import { auditTalkStep } from "@/lib/bank/interactive-listening/audit-talk";
import {
  buildConversations,
  type ConversationItem,
} from "@/lib/bank/interactive-listening/build-conversations";
import { ConversationFile } from "@/lib/bank/interactive-listening/sources";
import { contentWords } from "@/lib/bank/near-duplicate";

export const interactiveListening = defineBankType("interactive-listening", {
  build: ({ readFolder, lexicon, seed }) =>
    buildConversations(readFolder("conversations", ConversationFile), lexicon, seed),
  face: ({ steps }) => ({ target: null, words: contentWords(steps.flatMap(linesOf).join(" ")) }),
  audit: ({ provenance }) => provenance.source,
  auditSteps: ({ steps }, words) => steps.flatMap((step) => auditTalkStep(step, words)),
  isAuthored: true,
});

/** What a step shows of its conversation, with what is right. */
function linesOf({ kind, prompt, key }: ConversationItem["steps"][number]): string[] {
  switch (kind) {
    case "notes":
      return [
        prompt.scenario,
        ...prompt.notes.map(({ before, after }, at) => `${before}[${key.gaps[at]?.join("|")}]${after}`),
      ];
    case "turn":
      return [prompt.replies[key.best] ?? ""];
    case "summary":
      return key.points;
  }
}
