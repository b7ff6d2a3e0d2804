import { join } from "node:path";

import { checkConversations } from "@/scripts/bank/corpus/conversations";
import { printCorpus } from "@/scripts/bank/corpus/corpus";
import { checkFacts } from "@/scripts/bank/corpus/facts";
import { checkGuessers } from "@/scripts/bank/corpus/guessers";
import { checkKeyPlaces } from "@/scripts/bank/corpus/key-places";
import { checkPassages } from "@/scripts/bank/corpus/passages";
import { checkPrompts } from "@/scripts/bank/corpus/prompts";
import { checkReadingSets } from "@/scripts/bank/corpus/reading-sets";
import { checkRuns } from "@/scripts/bank/corpus/runs";
import { checkSentences } from "@/scripts/bank/corpus/sentences";
import { makeBank } from "@/scripts/bank/make-bank";
import { readLexicon } from "@/scripts/bank/read-lexicon";

const folder = join(process.cwd(), "content", "bank");
const lexicon = readLexicon();

for (const corpus of [
  checkSentences(folder),
  checkPassages(folder, lexicon),
  checkReadingSets(folder, lexicon),
  checkConversations(lexicon),
  checkPrompts(lexicon),
  checkRuns(folder),
  checkFacts(folder),
  await checkGuessers(join(folder, "items")),
  await checkKeyPlaces(join(folder, "items")),
])
  printCorpus(corpus);
makeBank({ check: true }, lexicon);
