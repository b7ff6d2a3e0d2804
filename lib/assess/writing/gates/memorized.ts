/** Phrases that are learned by heart to fit any task. */
const phrases = [
  "in today's modern world",
  "in today's world",
  "in this modern era",
  "in the modern world",
  "since the dawn of",
  "it is often said that",
  "it is widely believed that",
  "it is a well known fact that",
  "it goes without saying that",
  "it is undeniable that",
  "it cannot be denied that",
  "there is no denying that",
  "has become a hotly debated topic",
  "hotly debated topic",
  "a controversial issue",
  "has sparked a heated debate",
  "has aroused much controversy",
  "there are two sides to every coin",
  "every coin has two sides",
  "a double-edged sword",
  "this essay will discuss",
  "this essay will examine",
  "in this essay i will",
  "i will discuss both views",
  "both views and give my own opinion",
  "let us delve into",
  "the advantages and disadvantages of",
  "the pros and cons",
  "on the one hand",
  "on the other hand",
  "first and foremost",
  "last but not least",
  "to begin with",
  "there are several reasons for this",
  "there are many reasons for this",
  "for a number of reasons",
  "plays a vital role in",
  "plays an important role in",
  "plays a crucial role in",
  "plays a significant role in",
  "a plethora of",
  "in a nutshell",
  "taking everything into account",
  "taking everything into consideration",
  "all things considered",
  "in light of the above",
  "weighing up both sides",
  "from the above discussion",
  "it can be concluded that",
  "in conclusion it is clear that",
  "in conclusion i firmly believe that",
  "i firmly believe that",
  "i strongly believe that",
  "i am of the opinion that",
  "i totally agree with the statement",
  "to a large extent",
  "the benefits outweigh the drawbacks",
  "the advantages outweigh the disadvantages",
  "some people believe that",
  "some people think that",
  "while others believe that",
  "others argue that",
  "needless to say",
  "with the rapid development of",
  "with the development of technology",
  "more and more people",
  "people from all walks of life",
  "it is imperative that",
  "the following reasons",
  "for the reasons mentioned above",
  "as far as i am concerned",
];

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("’", "'")
    .replaceAll(/[^\p{L}\p{N}'-]+/gu, " ")
    .trim();

/** Share of a text's words that are such phrases. */
export function memorizedShare(text: string): number {
  const plain = ` ${wordsOf(text)} `;
  const words = plain.trim().split(" ").length;
  let covered = 0;
  let rest = plain;
  for (const phrase of phrases.toSorted((one, other) => other.length - one.length)) {
    const pieces = rest.split(` ${phrase} `);
    covered += (pieces.length - 1) * phrase.split(" ").length;
    rest = pieces.join(" | ");
  }
  return covered / Math.max(1, words);
}

/** From this share on the content of a text is that of a template. */
export const mostMemorized = 0.25;
