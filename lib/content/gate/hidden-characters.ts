/** What a reader cannot see and a text does not need: marks that turn its direction, and control characters. */
const hidden =
  /[\u0001-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u061C\u200E\u200F\u2028-\u202E\u2060-\u2064\u2066-\u206F\u{E0000}-\u{E007F}]/u;

export type HiddenCharacter = { offset: number; advice: string };

/** The first hidden character of a text. */
export function findHidden(text: string): HiddenCharacter | null {
  const found = hidden.exec(text);
  if (!found) return null;
  const code = (found[0].codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
  return { offset: found.index, advice: `there is a character here that nobody sees (U+${code}); delete it` };
}
