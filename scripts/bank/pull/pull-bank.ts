import { bankQuery } from "@/cms/queries";
import type { Lexicon } from "@/lib/bank/lexicon";
import type { ContentSource } from "@/lib/integrations/sanity/content-source";
import { judgeDocuments } from "@/scripts/bank/pull/judge-documents";
import { keepPulled, placeOf, pulledFiles, readPulled } from "@/scripts/bank/pull/pulled-files";
import { type BankDocument, readDocument, type Refusal } from "@/scripts/bank/pull/read-document";
import { CmsFault } from "@/scripts/cms/project";

type PullOptions = {
  source: ContentSource;
  /** `content/bank` */
  folder: string;
  lexicon: () => Lexicon;
  /** Writes nothing. */
  check: boolean;
  /** The content system may have lost everything on purpose. */
  empty: boolean;
};

export type Pulled = {
  taken: number;
  refused: Refusal[];
  changed: string[];
  places: Map<string, string | null>;
};

/**
 * Takes the published bank documents into files. A document with a fault is refused with its reason and, if an earlier
 * version of it was taken, that one stays; no other document waits for it.
 */
export async function pullBank({ source, folder, lexicon, check, empty }: PullOptions): Promise<Pulled> {
  const raw = bankQuery.shape.parse(await source.fetch(bankQuery.groq, {}));
  const before = new Map(readPulled(folder).map((document) => [document.id, document]));
  if (raw.length === 0 && before.size > 0 && !empty)
    throw new CmsFault(
      `There are no bank documents, and ${before.size} were taken before: nothing was changed. Check the project and its token; if they were deleted on purpose, run the command again with --empty.`,
    );
  const read = raw.map(readDocument);
  const refused = read.filter((each): each is Refusal => "sentences" in each);
  const readable = read.flatMap((each) => ("entry" in each ? [each] : []));
  const earlier = refused.flatMap(({ id }) => before.get(id) ?? []);
  const { accepted, named } = judge(folder, [...readable, ...earlier], { before, lexicon });
  const order = new Map(raw.map(({ _id }, index) => [_id, index]));
  const sorted = accepted.toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  const files = pulledFiles(sorted);
  const all = [...refused, ...named];
  return {
    taken: sorted.length,
    refused: all,
    changed: keepPulled(folder, files, check),
    places: new Map(all.map(({ id }) => [id, placeOf(files, id)])),
  };
}

type Earlier = { before: ReadonlyMap<string, BankDocument>; lexicon: () => Lexicon };

/** Twice where a gate stops something of which an earlier version was good: that has to stand beside the others, too. */
function judge(folder: string, documents: readonly BankDocument[], { before, lexicon }: Earlier) {
  if (documents.length === 0) return { accepted: [], named: [] };
  const words = lexicon();
  const first = judgeDocuments(folder, documents, words);
  const named = first.refused.map(({ document: { id, kind }, sentence }) => ({
    id,
    kind,
    sentences: [sentence],
  }));
  const earlier = first.refused.flatMap(({ document }) => {
    const good = before.get(document.id);
    return good && good !== document ? [good] : [];
  });
  if (earlier.length === 0) return { accepted: first.accepted, named };
  return { accepted: judgeDocuments(folder, [...first.accepted, ...earlier], words).accepted, named };
}
