import type { Lexicon } from "@/lib/bank/lexicon";
import { damage, isGap } from "@/lib/bank/read-and-complete/damage";
import { gapKeys } from "@/lib/bank/read-and-complete/gap-key";
import type { Passage } from "@/lib/bank/read-and-complete/sources";

/** Words an author might overlook: rarer than those that a key keeps as rivals. */
const LOOKED_AT_ZIPF = 3;

/** Writes a passage with each gap as `co|ld`, and behind it the other words that fit its boxes, the most usual first. */
export function rivalsWriter(lexicon: Lexicon) {
  const keyOf = gapKeys(lexicon, LOOKED_AT_ZIPF);
  return ({ title, text, names, accept, name }: Passage) => {
    const parts = damage(text, names).map((part) => {
      if (!isGap(part)) return part;
      const accepted = accept[part.word.toLowerCase()] ?? [];
      const { rivals } = keyOf(part, accepted);
      const others = [
        ...accepted.map((word) => `+${word}`),
        ...rivals.sort((a, b) => lexicon.zipf(b) - lexicon.zipf(a)),
      ];
      const list = others.length > 0 ? ` {${others.join(" ")}}` : "";
      return `${part.shown}|${part.word.slice(part.shown.length)}${list}`;
    });
    return `\n${title} (${name})\n${parts.join("")}`;
  };
}
