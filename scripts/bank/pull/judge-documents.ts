import { parse } from "yaml";
import { z } from "zod";

import { bankKinds } from "@/cms/queries";
import type { BankTools, ReadFolder } from "@/lib/bank/define-bank-type";
import type { Lexicon } from "@/lib/bank/lexicon";
import { bankTypes } from "@/lib/bank/registry";
import type { QuestionType } from "@/lib/questions/types";
import { adviceOf } from "@/scripts/bank/pull/gate-advice";
import { isPulled, pulledFiles } from "@/scripts/bank/pull/pulled-files";
import { type BankDocument, type Kind, nameOf } from "@/scripts/bank/pull/read-document";
import { folderReader, seed, sourceReader } from "@/scripts/bank/read-sources";

/** Whose gates a kind has to pass, and what the generator calls an entry when it rejects it. */
const judges: Record<Kind, { type: QuestionType; candidate: (document: BankDocument) => string }> = {
  bankSentence: { type: "fill-in-the-blanks", candidate: ({ entry }) => entry.text },
  bankDictation: { type: "listen-and-type", candidate: ({ entry }) => entry.text },
  bankPassage: { type: "read-and-complete", candidate: ({ entry }) => String(entry.name) },
};

export type Verdicts = { accepted: BankDocument[]; refused: { document: BankDocument; sentence: string }[] };

/** Puts documents through the generators that the bank's files go through, together with those files. */
export function judgeDocuments(
  folder: string,
  documents: readonly BankDocument[],
  lexicon: Lexicon,
): Verdicts {
  const tools = toolsWith(folder, documents, lexicon);
  const gateOf = new Map<BankDocument, string>();
  for (const kind of bankKinds) {
    const own = documents.filter((document) => document.kind === kind);
    if (own.length === 0) continue;
    const { type, candidate } = judges[kind];
    const rejected = Map.groupBy(bankTypes[type].build(tools).rejected, (each) => each.candidate);
    for (const [name, same] of Map.groupBy(own, candidate)) {
      // Of entries with one name the first may pass: rejections are those of the last.
      const gates = (rejected.get(name) ?? []).slice(-same.length);
      gates.forEach(({ gate }, index) => {
        const document = same.at(index - gates.length);
        if (document) gateOf.set(document, gate);
      });
    }
  }
  return {
    accepted: documents.filter((document) => !gateOf.has(document)),
    refused: [...gateOf].map(([document, gate]) => ({
      document,
      sentence: `${nameOf(document)}: ${gate}: ${adviceOf(gate)}`,
    })),
  };
}

/** The sources as they would be with these documents and without those of an earlier time. */
function toolsWith(folder: string, documents: readonly BankDocument[], lexicon: Lexicon): BankTools {
  const files = pulledFiles(documents);
  const readOwn = folderReader(folder, (file) => !isPulled(file));
  const readFolder: ReadFolder = (name, schema) => [
    ...readOwn(name, schema),
    ...[...files]
      .filter(([file]) => file.startsWith(`${name}/`))
      .map(([file, text]) => ({ file, content: z.parse(schema, parse(text)) })),
  ];
  return { read: sourceReader(folder), readFolder, lexicon, seed };
}
