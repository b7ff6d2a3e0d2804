export type OneEditIndex = { isNear: (word: string) => boolean };

/**
 * Finds whether a word is one letter away (inserted, deleted, replaced, or two neighbors swapped) from a listed word.
 * Symmetric deletion: two words one edit apart share a form with at most one letter deleted from each.
 */
export function oneEditIndex(words: Iterable<string>): OneEditIndex {
  const byForm = new Map<string, string[]>();
  const listed = new Set<string>();
  for (const word of words) {
    listed.add(word);
    for (const form of deletions(word)) byForm.set(form, [...(byForm.get(form) ?? []), word]);
  }

  return {
    isNear: (word) =>
      listed.has(word) ||
      byForm.has(word) ||
      deletions(word).some(
        (form) => listed.has(form) || (byForm.get(form) ?? []).some((other) => isOneEdit(word, other)),
      ),
  };
}

function deletions(word: string): string[] {
  return Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
}

/** Both have a letter deleted to the same form, so only the place of the change is left to compare. */
function isOneEdit(word: string, other: string): boolean {
  if (word.length !== other.length) return Math.abs(word.length - other.length) === 1;
  const differing = Array.from(word).flatMap((letter, index) => (letter === other[index] ? [] : [index]));
  const [first = 0, second = 0] = differing;
  if (differing.length <= 1) return true;
  return (
    differing.length === 2 &&
    second === first + 1 &&
    word[first] === other[second] &&
    word[second] === other[first]
  );
}
