import { splitWords } from "@/lib/questions/listen-and-type/split-words";

type Sentence = { text: string; word: string };

/** The sentence a word was met in, with the word marked. */
export function EnglishSentence({ sentence: { text, word } }: { sentence: Sentence }) {
  const parts = text.split(/([\p{L}'’]+)/u);
  return (
    <p lang="en" translate="no" className="max-w-text font-serif text-lg leading-relaxed">
      {parts.map((part, index) =>
        index % 2 === 1 && splitWords(part)[0] === word ? (
          <mark key={index} className="bg-mark px-0.5 text-inherit">
            {part}
          </mark>
        ) : (
          part
        ),
      )}
    </p>
  );
}
