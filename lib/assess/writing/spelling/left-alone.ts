import { classesFor } from "@/lib/assess/rules/words/classes";
import { wrongPlural } from "@/lib/assess/rules/words/nouns";
import { verbAs, wrongEnding, wrongRegularPast } from "@/lib/assess/rules/words/verbs";
import { lower, type Place } from "@/lib/assess/writing/spelling/place";
import { isVariant } from "@/lib/assess/writing/spelling/variants";
import { capitalOf, isWord } from "@/lib/assess/writing/spelling/words";

const prefixes =
  /^(?:un|non|re|pre|over|under|anti|eco|multi|micro|inter|co|super|sub|self|bio|cyber|post)(?=[a-z]{4})/;

/** What anybody may make of a word: "unreturned", "burnings", "informations" (a matter of grammar, not of letters). */
const isDerived = (word: string) =>
  (prefixes.test(word) && isWord(word.replace(prefixes, ""))) ||
  (/[a-z]{3}s$/.test(word) && !/(?:[^aeiou]y|[sxz]|[cs]h)s$/.test(word) && isWord(word.slice(0, -1)));

/** "Falled", "childs", "theirself": the letters are meant so, and the rule of grammar says what is wrong. */
const isWrongForm = (word: string) =>
  wrongRegularPast(word) !== null ||
  wrongEnding(word) !== null ||
  wrongPlural(word) !== null ||
  /^(?:their|them|our|its|his)sel(?:f|fs|ves)$/.test(word);

/** "Ericsons boat": a name without its apostrophe. */
const isNameOfSon = (word: string) => capitalOf(word.replace(/s$/, ""))?.endsWith("son") === true;

/** "attributers": who or what does something. */
const isDoer = (word: string) => {
  const verb = /^(?<verb>[a-z]{3,}e)rs?$/.exec(word)?.groups?.verb;
  return verb !== undefined && verbAs(verb, "base") !== null;
};

/** "A goed trip": no verb stands there, whatever its form. */
const isAdjectivePlace = ({ before, after }: Place) =>
  /^(?:a|an|the|very|so)$/.test(before) && /^[na]/.test(classesFor(after));

const isRight = (base: string) => isWord(base) || isVariant(base);
const isMadeOf = (word: string) => isDerived(word) || isNameOfSon(word) || isDoer(word);

/** Newer, informal and borrowed words and makers' names that no list has. */
const newer = new Set(
  "ipod ipods iphone iphones ipad ipads eco emoji emojis selfie selfies vlog vlogs wifi hashtag podcast podcasts youtuber youtubers tiktok whatsapp instagram snapchat netflix nike yall ain't facto bandana bandanas lifecycle nitty willy nilly annexe annexes manga anime aunty aunties mami papi abuela abuelo livestream livestreams chatbot chatbots smartwatch smartwatches vlogger vloggers unfollow unfollowed cosplay sudoku matcha kimchi".split(
    " ",
  ),
);

/** Codes, addresses, short forms, initials, other scripts. */
const isNoLetters = [
  /[\p{N}_@]/u,
  /^(?:ok|okay|tv|etc|mp|mr|mrs|ms|dr|ur|bc|plz|pls)$/i,
  /^\p{Lu}{2,6}s?$/u,
  /[^\p{Script=Latin}'’.-]/u,
  /\p{Ll}\p{Lu}/u,
  // Signs of another encoding: "lakeâ".
  /[ÃÂ]|[a-z]â$/u,
  /n['’]ts$/,
];

const isNoWord = (text: string) => newer.has(lower(text)) || isNoLetters.some((shape) => shape.test(text));

/** "(Re)written": a part of a word. */
const isPiece = ({ around: { left, right } }: Place) => /^\)\p{L}/u.test(right) || /\p{L}\($/u.test(left);

/** "Pre-test". */
const isPart = /^(?:pre|ex|non|mid|anti|co|multi|semi|eco|pro|neo)$/i;

/** What is no word of any list but must not be flagged: codes, initials, what the task says, "ed"-like pieces. */
export function isLeftAlone(place: Place, known: ReadonlySet<string>) {
  const { text } = place.word;
  const plain = lower(text);
  if (text.length < 2 || known.has(plain) || isNoWord(text)) return true;
  const base = plain.replace(/'s$|'$/, "");
  if (known.has(base) || isRight(base) || isWord(text.replace(/['’]s?$/, ""))) return true;
  if (isPiece(place) || (isWrongForm(plain) && !isAdjectivePlace(place)) || isMadeOf(base)) return true;
  return (
    text.includes("-") &&
    text.split("-").every((part) => part.length < 2 || isPart.test(part) || isWord(part))
  );
}
