import { among } from "@/lib/assess/rules/words/among";

const oneThing = "pants jeans shorts trousers glasses sunglasses tights pyjamas pajamas scissors clothes";
const two = "eyes shoes boots socks gloves earrings sneakers trainers sandals headphones";

/** For a pattern: nouns that are not said of one ("pants"), or hardly ever of one alone ("eyes"). */
export const pairNouns = `${oneThing} ${two}`.replaceAll(" ", "|");

/** "A blue eyes", "another pants": the noun keeps its s behind this word. "Each shoes" is rather one of them. */
export const isPairNoun = (noun: string, cue: string): boolean =>
  among(oneThing, noun) || (among(two, noun) && among("a an", cue));
