import { type Rule } from "@/lib/assess/rules/match/rule";
import { agreementRules } from "@/lib/assess/rules/rules/agreement";
import { missingArticleRules } from "@/lib/assess/rules/rules/missing-articles";
import { articleRules } from "@/lib/assess/rules/rules/articles";
import { collocationRules } from "@/lib/assess/rules/rules/collocations";
import { comparisonRules } from "@/lib/assess/rules/rules/comparison";
import { confusedWordRules } from "@/lib/assess/rules/rules/confused-words";
import { connectorRules } from "@/lib/assess/rules/rules/connectors";
import { countabilityRules } from "@/lib/assess/rules/rules/countability";
import { demonstrativeRules } from "@/lib/assess/rules/rules/demonstratives";
import { doubleSubjectRules } from "@/lib/assess/rules/rules/double-subjects";
import { extraPrepositionRules } from "@/lib/assess/rules/rules/extra-prepositions";
import { feelingRules } from "@/lib/assess/rules/rules/feelings";
import { infinitiveRules } from "@/lib/assess/rules/rules/infinitives";
import { missingPrepositionRules } from "@/lib/assess/rules/rules/missing-prepositions";
import { missingSubjectRules } from "@/lib/assess/rules/rules/missing-subjects";
import { missingWordRules } from "@/lib/assess/rules/rules/missing-words";
import { bareNouns } from "@/lib/assess/rules/rules/bare-nouns";
import { commaRules } from "@/lib/assess/rules/rules/commas";
import { negationRules } from "@/lib/assess/rules/rules/negations";
import { numberRules } from "@/lib/assess/rules/rules/number";
import { participleRules } from "@/lib/assess/rules/rules/participles";
import { plainPhraseRules } from "@/lib/assess/rules/rules/plain-phrases";
import { plainVerbRules } from "@/lib/assess/rules/rules/plain-verbs";
import { possessiveRules } from "@/lib/assess/rules/rules/possessives";
import { prepositionTimeRules } from "@/lib/assess/rules/rules/preposition-times";
import { prepositionRules } from "@/lib/assess/rules/rules/prepositions";
import { pronounRules } from "@/lib/assess/rules/rules/pronouns";
import { conditionRules } from "@/lib/assess/rules/rules/conditions";
import { relativeRules } from "@/lib/assess/rules/rules/relative-words";
import { shortFormRules } from "@/lib/assess/rules/rules/short-forms";
import { tenseRules } from "@/lib/assess/rules/rules/tense";
import { usualPhraseRules } from "@/lib/assess/rules/rules/usual-phrases";
import { verbFormRules } from "@/lib/assess/rules/rules/verb-forms";
import { verbPatternRules } from "@/lib/assess/rules/rules/verb-patterns";
import { wordChoiceRules } from "@/lib/assess/rules/rules/word-choice";
import { adjectiveOrderRules } from "@/lib/assess/rules/rules/adjective-order";
import { wordOrderRules } from "@/lib/assess/rules/rules/word-order";

/** Where two rules find something at one place and are as sure, the first stands. */
export const learnerRules: readonly Rule[] = [
  ...missingWordRules,
  ...shortFormRules,
  ...numberRules,
  ...countabilityRules,
  ...demonstrativeRules,
  ...agreementRules,
  bareNouns,
  ...verbFormRules,
  ...negationRules,
  ...participleRules,
  ...verbPatternRules,
  ...infinitiveRules,
  ...tenseRules,
  ...conditionRules,
  ...comparisonRules,
  ...wordOrderRules,
  ...adjectiveOrderRules,
  ...pronounRules,
  ...relativeRules,
  ...doubleSubjectRules,
  ...missingSubjectRules,
  ...possessiveRules,
  ...wordChoiceRules,
  ...collocationRules,
  ...feelingRules,
  ...confusedWordRules,
  ...usualPhraseRules,
  ...prepositionRules,
  ...prepositionTimeRules,
  ...extraPrepositionRules,
  ...missingPrepositionRules,
  ...connectorRules,
  ...articleRules,
  ...missingArticleRules,
  ...commaRules,
  ...plainVerbRules,
  ...plainPhraseRules,
];
