import { type Rule } from "@/lib/assess/rules/match/rule";
import { agreementRules } from "@/lib/assess/rules/rules/agreement";
import { articleRules } from "@/lib/assess/rules/rules/articles";
import { comparisonRules } from "@/lib/assess/rules/rules/comparison";
import { confusedWordRules } from "@/lib/assess/rules/rules/confused-words";
import { connectorRules } from "@/lib/assess/rules/rules/connectors";
import { missingWordRules } from "@/lib/assess/rules/rules/missing-words";
import { numberRules } from "@/lib/assess/rules/rules/number";
import { prepositionRules } from "@/lib/assess/rules/rules/prepositions";
import { pronounRules } from "@/lib/assess/rules/rules/pronouns";
import { tenseRules } from "@/lib/assess/rules/rules/tense";
import { verbFormRules } from "@/lib/assess/rules/rules/verb-forms";
import { verbPatternRules } from "@/lib/assess/rules/rules/verb-patterns";
import { wordChoiceRules } from "@/lib/assess/rules/rules/word-choice";
import { wordOrderRules } from "@/lib/assess/rules/rules/word-order";

/** Where two rules find something at one place and are as sure, the first stands. */
export const learnerRules: readonly Rule[] = [
  ...missingWordRules,
  ...numberRules,
  ...agreementRules,
  ...verbFormRules,
  ...verbPatternRules,
  ...tenseRules,
  ...comparisonRules,
  ...wordOrderRules,
  ...pronounRules,
  ...wordChoiceRules,
  ...confusedWordRules,
  ...prepositionRules,
  ...connectorRules,
  ...articleRules,
];
