import type { KeptDraft } from "@/components/learner/corrections/editor/kept-draft";

type ServerDraft = { parts: readonly { text: string }[]; millis: number; revision: number };

export const newDraft = (parts: readonly string[], key: string): KeptDraft => ({
  ...{
    parts: [...parts],
    part: -1,
    followUp: null,
    asked: "",
    clock: null,
    millis: 0,
    key,
    revision: 0,
    isAhead: false,
  },
});

/** The next version of a text begins with the text; on another device it goes on at its first part. */
export function chooseRevision(
  kept: KeptDraft | null,
  server: ServerDraft | null,
  before: readonly string[],
): KeptDraft {
  const chosen = chooseDraft(kept, server, () => newDraft(before, crypto.randomUUID()));
  return { ...chosen, part: chosen.key === kept?.key ? Math.max(0, chosen.part) : 0 };
}

/**
 * Which of two drafts to go on with: this browser's, unless the server has a later one and this one has nothing that the
 * server does not know.
 */
export function chooseDraft(
  kept: KeptDraft | null,
  server: ServerDraft | null,
  fresh: () => KeptDraft,
): KeptDraft {
  if (kept && (!server || kept.isAhead || kept.revision >= server.revision)) {
    // The server counts on from its own: what is ahead here replaces it.
    return server ? { ...kept, revision: Math.max(kept.revision, server.revision) } : kept;
  }
  if (!server) return fresh();
  const parts = server.parts.map(({ text }) => text);
  const { millis, revision } = server;
  return { ...fresh(), parts, part: Math.max(0, parts.length - 1), millis, revision };
}
