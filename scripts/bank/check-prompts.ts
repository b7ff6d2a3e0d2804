import { printCorpus } from "@/scripts/bank/corpus/corpus";
import { checkPrompts } from "@/scripts/bank/corpus/prompts";
import { readLexicon } from "@/scripts/bank/read-lexicon";

printCorpus(checkPrompts(readLexicon()));
