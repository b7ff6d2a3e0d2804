import { createTranslator } from "use-intl/core";

import english from "@/content/messages/en.json";
import type { AuditWords } from "@/lib/bank/audit-words";
import type { BankMedia } from "@/lib/bank/media";

/** The words of `content/messages/en.json`, and what the recordings of the bank say. Throws on a message without its parameters. */
export function auditWords(media: readonly BankMedia[]): AuditWords {
  const texts = new Map(media.map(({ id, source }) => [id, source.text]));
  const own = {
    locale: "en",
    messages: english,
    onError: (error: Error) => {
      throw error;
    },
  } as const;
  const lines = createTranslator({ ...own, namespace: "Explanations" });
  const replies = createTranslator({ ...own, namespace: "Questions.interactive-listening.reasons" });
  return {
    explained: ({ key, params }) => lines(key, params),
    replyFails: (reason, words) => replies(reason, { words }),
    heard: (mediaId) => texts.get(mediaId) ?? "(no recording)",
  };
}
