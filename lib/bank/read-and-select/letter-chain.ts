const START = "^";
const END = "$";

/** Draws a string letter by letter; null where it has grown too long or can't go on. */
export type LetterChain = (random: () => number) => string | null;

/**
 * Strings in which every letter follows the `context` letters before it in at least `least` training words. Letters
 * are drawn by the square root of how many words have them, so that the most usual do not crowd out the rest.
 */
export function letterChain(options: {
  words: readonly string[];
  context: number;
  least: number;
  longest: number;
}): LetterChain {
  const { words, context, least, longest } = options;
  const places = placesOf(countFollowers(words, context), least);
  const start = places.get(START.repeat(context)) ?? nowhere;

  return (random) => {
    let text = "";
    let place = start;
    while (text.length <= longest) {
      const way = choose(place, random());
      if (way === null) return null;
      if (way.letter === END) return text;
      text += way.letter;
      place = way.next;
    }
    return null;
  };
}

/** What may follow the letters before; each way knows where it leads, since millions of strings are drawn. */
type Place = { ways: { letter: string; until: number; next: Place }[] };
const nowhere: Place = { ways: [] };

type Followers = ReadonlyMap<string, ReadonlyMap<string, number>>;

function placesOf(followers: Followers, least: number): ReadonlyMap<string, Place> {
  const places = new Map<string, Place>([...followers.keys()].map((before) => [before, { ways: [] }]));
  for (const [before, counts] of followers) {
    let until = 0;
    for (const [letter, count] of counts) {
      if (count < least) continue;
      until += Math.sqrt(count);
      const next = places.get(before.slice(1) + letter) ?? nowhere;
      places.get(before)?.ways.push({ letter, until, next });
    }
  }
  return places;
}

function choose({ ways }: Place, random: number) {
  const wanted = random * (ways.at(-1)?.until ?? 0);
  for (const way of ways) if (wanted < way.until) return way;
  return null;
}

function countFollowers(words: readonly string[], context: number) {
  const followers = new Map<string, Map<string, number>>();
  for (const word of words) {
    const text = START.repeat(context) + word + END;
    for (let index = context; index < text.length; index += 1) {
      const before = text.slice(index - context, index);
      const counts = followers.get(before) ?? new Map<string, number>();
      counts.set(text.charAt(index), (counts.get(text.charAt(index)) ?? 0) + 1);
      followers.set(before, counts);
    }
  }
  return followers;
}
