import { type FoundEdit } from "@/lib/assess/rules/find-learner-edits";
import { type EditKind } from "@/lib/core/edit-kinds";

const ofDeterminer: ReadonlySet<EditKind> = new Set([
  "another-other",
  "demonstrative-number",
  "article-extra",
]);
const ofNoun: ReadonlySet<EditKind> = new Set(["singular-after-one", "demonstrative-number"]);

const determiner = /(?<!\p{L})(?:an?|another|one|this|that|these|those)\s*$/iu;
/** Nothing but words of one noun phrase. */
const within = /^\s*(?:(?!(?:and|or|of|than)\s)[\p{L}-]+\s+){0,2}$/iu;

/** "Another children": a noun that would be changed to suit a determiner which another edit changes to suit the noun. */
export function isSameClash(text: string, ofWhich: FoundEdit, noun: FoundEdit): boolean {
  if (!ofDeterminer.has(ofWhich.kind) || !ofNoun.has(noun.kind) || ofWhich.end > noun.start) return false;
  const isWhole =
    determiner.test(text.slice(ofWhich.start, ofWhich.end)) &&
    !determiner.test(text.slice(noun.start, noun.end));
  return isWhole && within.test(text.slice(ofWhich.end, noun.start));
}
