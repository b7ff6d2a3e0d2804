import { type Rule } from "@/lib/assess/rules/match/rule";
import { agreementRules } from "@/lib/assess/rules/rules/agreement";
import { articleRules } from "@/lib/assess/rules/rules/articles";
import { numberRules } from "@/lib/assess/rules/rules/number";
import { verbFormRules } from "@/lib/assess/rules/rules/verb-forms";
import { verbPatternRules } from "@/lib/assess/rules/rules/verb-patterns";

/** Where two rules find something at one place and are as sure, the first stands. */
export const learnerRules: readonly Rule[] = [
  ...numberRules,
  ...agreementRules,
  ...verbFormRules,
  ...verbPatternRules,
  ...articleRules,
];
