/** Syllables by the CMU pronunciation where there is one, else by groups of vowel letters. */
export function countSyllables(word: string, pronunciation: string | null): number {
  if (pronunciation) return pronunciation.split(" ").filter((phoneme) => /\d$/.test(phoneme)).length;
  const groups = word.replace(/(?:[^laeiouy]es|ed|[^laeiouy]e)$/, "").match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
}
