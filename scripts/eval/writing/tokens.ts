/** Text of tokens with spaces around marks, as corpora have it, put together as people write it. */
export const joinTokens = (text: string): string =>
  text
    .replaceAll(/ ([.,!?;:%)\]}]|\.\.\.)/g, "$1")
    .replaceAll(/([([{$]) /g, "$1")
    .replaceAll(/ (n't|'s|'re|'ve|'ll|'d|'m)\b/g, "$1")
    .replaceAll(/(?:``|") ?([^"]*?) ?(?:''|")/g, '"$1"');

/** And back, as these corpora do it. */
export const splitTokens = (text: string): string[] =>
  text
    .replaceAll(/(\w)(n't)\b/g, "$1 $2")
    .replaceAll(/(\w)('s|'re|'ve|'ll|'d|'m)\b/g, "$1 $2")
    .replaceAll(/([,!?;:()[\]{}"%$])/g, " $1 ")
    .replaceAll(/(\.+)(?=\s|$|["')])/g, " $1 ")
    .split(/\s+/)
    .filter(Boolean);
