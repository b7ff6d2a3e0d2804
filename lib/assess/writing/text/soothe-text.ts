/** Longer than any word: addresses, keys held down, what was pasted. */
const longestToken = 45;

/** Same length, without what is no text and makes taggers and Harper fail: tabs and the like, and endless tokens. */
export const sootheText = (text: string): string =>
  text
    .replaceAll(/[^\S\n]/g, " ")
    .replaceAll(new RegExp(`\\S{${longestToken},}`, "g"), (token) => " ".repeat(token.length));
