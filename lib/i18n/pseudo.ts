import { type MessageFormatElement, parse, TYPE } from "@formatjs/icu-messageformat-parser";

const plain = "AaBbCcDdEeFfGgHhIiJjKkLlMmNnOoPpQqRrSsTtUuVvWwXxYyZz";
const accented = [..."ÀàƁƀÇçÐðÉéƑƒĜĝĤĥÎîĴĵĶķĻļṀṁÑñÖöÞþǪǫŔŕŠšŢţÛûṼṽŴŵẊẋÝýŽž"];
const letters = new Map([...plain].map((letter, index) => [letter, accented[index] ?? letter]));

/** Addresses keep their letters: they lead somewhere. */
const address = /^(?:[a-z]+:\/\/|\/)|@|^www\./;

function accentWord(word: string) {
  if (address.test(word)) return word;
  return [...word]
    .map((letter) => {
      const other = letters.get(letter) ?? letter;
      return /[aeiouAEIOU]/.test(letter) ? other + other.toLowerCase() : other;
    })
    .join("");
}

const accent = (text: string) => text.replace(/\S+/g, accentWord);

type Piece = { from: number; to: number };

/** Where the words of a message stand; placeholders, tags, names of forms and their braces stand between them. */
function literals(elements: MessageFormatElement[]): Piece[] {
  return elements.flatMap((element): Piece[] => {
    if (element.type === TYPE.literal && element.location)
      return [{ from: element.location.start.offset, to: element.location.end.offset }];
    if (element.type === TYPE.tag) return literals(element.children);
    if (element.type === TYPE.plural || element.type === TYPE.select)
      return Object.values(element.options).flatMap(({ value }) => literals(value));
    return [];
  });
}

/**
 * A message as the pseudo-locale en-XA shows it: accented, about 40 % longer because every vowel stands twice, and in
 * brackets, so that a cut end is seen. Its ICU syntax is untouched.
 */
export function pseudoMessage(message: string): string {
  let result = "";
  let at = 0;
  for (const { from, to } of literals(parse(message, { captureLocation: true }))) {
    result += message.slice(at, from) + accent(message.slice(from, to));
    at = to;
  }
  return `[${result}${message.slice(at)}]`;
}

export function pseudoMessages<Messages extends object>(messages: Messages): Messages {
  return JSON.parse(JSON.stringify(messages), (_key, value: unknown) =>
    typeof value === "string" ? pseudoMessage(value) : value,
  );
}
