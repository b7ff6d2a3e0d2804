import { join } from "node:path";

import { printCorpus } from "@/scripts/bank/corpus/corpus";
import { checkSentences, sentenceFigures } from "@/scripts/bank/corpus/sentences";
import { readLexicon } from "@/scripts/bank/read-lexicon";

const folder = join(process.cwd(), "content", "bank");
const corpus = checkSentences(folder);
printCorpus({ ...corpus, figures: [...sentenceFigures(folder, readLexicon()), ...corpus.figures] });
