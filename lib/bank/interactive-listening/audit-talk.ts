import { type AuditWords, choiceLines } from "@/lib/bank/audit-words";
import type { ConversationItem } from "@/lib/bank/interactive-listening/build-conversations";

/** A step of a conversation for whoever judges it: what is heard and asked, what is right, and why the rest fails. */
export function auditTalkStep(step: ConversationItem["steps"][number], words: AuditWords): string[] {
  const heard = step.media.map(({ mediaId }) => `  heard: ${words.heard(mediaId)}`);
  switch (step.kind) {
    case "notes": {
      const { scenario, notes, with: speaker, gender } = step.prompt;
      return [
        `notes (${speaker}, ${gender}): ${scenario}`,
        ...heard,
        ...notes.map(({ before, after }, at) => `  ${before}[${step.key.gaps[at]?.join(" | ")}]${after}`),
      ];
    }
    case "turn": {
      const { replies } = step.prompt;
      const replyLines = choiceLines(replies, step.key.best, (place) => {
        const wrong = step.key.reasons[place];
        return wrong
          ? words.replyFails(wrong.reason, wrong.words.join(", ") || (replies[place] ?? ""))
          : null;
      });
      return ["turn", ...heard, ...replyLines];
    }
    case "summary":
      return [
        "summary",
        ...step.key.points.map((point) => `  point: ${point}`),
        `  sample: ${step.key.sample}`,
      ];
  }
}
