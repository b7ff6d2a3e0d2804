import { type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import {
  type FeatureName,
  featureNames,
  type Features,
  shareOf,
} from "@/lib/assess/writing/features/features";
import { measureContent, measureOrganisation } from "@/lib/assess/writing/features/measure-content";
import { measureErrors } from "@/lib/assess/writing/features/measure-errors";
import { measureGrammar, measureVocabulary } from "@/lib/assess/writing/features/measure-language";
import { type ScoredText } from "@/lib/assess/writing/text/scored-text";

export type Measurable = {
  /** What counts of each part. */
  parts: readonly ScoredText[];
  asked: readonly string[];
  expectedWords: number;
  /** By part. */
  edits: readonly (readonly FoundEdit[])[];
};

export function measureFeatures({ parts, asked, expectedWords, edits }: Measurable): Features {
  const sentences = parts.flatMap((part) => part.sentences);
  return {
    ...measureContent(parts, asked, expectedWords),
    ...measureOrganisation(parts),
    ...measureErrors(parts, edits),
    ...measureGrammar(sentences),
    ...measureVocabulary(sentences),
  };
}

/** Each as a share of its range. */
export const sharesOf = (features: Features): Record<FeatureName, number> =>
  Object.fromEntries(featureNames.map((name) => [name, shareOf(name, features[name])])) as Record<
    FeatureName,
    number
  >;
