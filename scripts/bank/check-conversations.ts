import { parseArgs } from "node:util";

import { blindSheet } from "@/scripts/bank/blind-conversations";
import { checkConversations } from "@/scripts/bank/corpus/conversations";
import { printCorpus } from "@/scripts/bank/corpus/corpus";
import { readConversations } from "@/scripts/bank/read-conversations";
import { readLexicon } from "@/scripts/bank/read-lexicon";

const { values } = parseArgs({
  options: { blind: { type: "string" }, key: { type: "boolean" }, heard: { type: "boolean" } },
});
const { blind, key = false, heard = false } = values;
if (blind === undefined) printCorpus(checkConversations(readLexicon()));
else process.stdout.write(blindSheet(readConversations(), { seed: blind, key, heard }));
