const silentH = /^(?:hour|honest|honor|honour|heir)/;

const likeYou = /^(?:uni(?!n|m)|uri|use|usu|uti|eu|ewe|one\b|once|ubiq|ukr|ura|uto|u-)/;

const letterSounds = /^[AEFHILMNORSX](?:[A-Z0-9]|$|-)/;

/** Whether "an" stands before it; null where that is not sure. */
export function takesAn(text: string): boolean | null {
  const low = text.toLowerCase();
  if (/^[A-Z]{2,}/.test(text))
    return /^[AEIOU]?[^AEIOU]{2,}/.test(text) || text.length <= 3 ? letterSounds.test(text) : null;
  if (/^[A-Z](?:[-.]|$)/.test(text)) return letterSounds.test(text.slice(0, 1));
  if (/^\d+[a-z]{3}/.test(low)) return null;
  if (/^\d/.test(text)) return /^(?:8|11|18)/.test(text) && !/^(?:11|18)\d(?!\d)/.test(text);
  if (!/^[a-z]/.test(low) || low.length === 1) return null;
  if (silentH.test(low)) return true;
  if (likeYou.test(low)) return false;
  return /^[aeiou]/.test(low);
}

export const indefinite = (next: string) => (takesAn(next) ? "an" : "a");
