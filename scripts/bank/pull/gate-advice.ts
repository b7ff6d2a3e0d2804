/** What to do about a gate, for an editor; the gates themselves stand beside the generators in `lib/bank`. */
const advice: Record<string, string> = {
  "accepted-fit": "a second answer needs the letters shown and as many missing, and its word has to be a gap",
  "american-spelling": "one word is spelled in the British way",
  "clue-in-sentence": "the clue has to be a phrase of the sentence, outside the brackets, letter for letter",
  "clue-tells-something":
    "the clue has only words that stand beside any other: choose a phrase that says something of the meaning",
  "first-sentence": "the first sentence has to have 8 to 20 words",
  gaps: "the text does not make enough gaps: it needs more words between the first sentence and the last",
  "gloss-shape": "begin the meaning with a small letter and end it without a full stop",
  "gloss-without-target": "the meaning must not use the word itself",
  hint: "nothing in the sentence is hard to hear: choose another one",
  "known-target": "the word in brackets is in none of the word lists",
  "known-words": "one word is in none of the word lists: correct it or, in a passage, list it as a name",
  "last-sentence": "the last sentence has to have 6 to 20 words",
  length: "a sentence has 5 to 18 words, a passage 80 to 130",
  "names-listed": "list every name of the text, and none that the text does not have",
  "near-duplicate": "the bank has this text already, or one that is nearly the same",
  "new-name": "another passage has this name",
  "new-target": "three sentences ask for this word already",
  "no-comparative":
    "another form fits, as in speak clearly and speak clearer: put so or very before the word",
  "no-numerals": "write numbers in words",
  "no-personal-names": "a sentence names nobody",
  offensive: "one word offends",
  "one-american-form": "the word in brackets has a British form, too: choose another one",
  "one-answer": "another common word fits the sentence and the letters: choose a longer or rarer one",
  "one-gap": "put one word of 4 to 16 small letters into brackets",
  "one-pronunciation": "one word can be said in two ways",
  "one-spelling": "a word or a phrase can be written in two ways, such as barbershop and barber shop",
  pronounceable: "the dictionary of pronunciations does not have one of the words",
  "sensitive-subject": "one word belongs to a subject that the bank leaves out",
  "sentence-shape": "one sentence that begins with a capital and ends with a full stop, a question mark or !",
  sentences: "a passage has 5 to 9 sentences",
  "stock-phrases": "one phrase or name stands in too many texts everywhere: say it in your own words",
  "suitable-target": "the word in brackets may upset somebody, or is British: ask for another word",
  "target-class": "the word in brackets is of another class",
  "target-once": "the word in brackets stands in the sentence once more",
  "text-shape": "one paragraph that begins with a capital and ends with a full stop, a question mark or !",
  title: "2 to 7 words in capitals and small words, without a full stop",
};

export const adviceOf = (gate: string) =>
  advice[gate] ?? "content/bank/README.md says what this gate expects";
export const advisedGates = new Set(Object.keys(advice));
