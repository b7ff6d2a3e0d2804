/**
 * Sentences that speak to whoever marks the text, not to its reader. Wide on purpose: a sentence that is met by mistake
 * is marked by the embedded engine all the same, and only a model doesn't see it.
 */
const signs: readonly RegExp[] = [
  /\b(ignore|disregard|forget|skip|override)\b[^.!?\n]{0,40}\b(instruction|prompt|rule|above|previous|prior|guideline|rubric|criteria)/i,
  /\b(system|developer|assistant)\s*(prompt|message|note|override)\b|^\s*(system|assistant|developer)\s*:/im,
  /\b(give|award|assign|grant|rate|grade|score|mark|return|output|report)\b[^.!?\n]{0,50}\b(160|155|150)\b/i,
  /\b(give|award|assign|grant|return|output|report)\b[^.!?\n]{0,40}\b(maximum|full|highest|perfect|top|best)( possible)? (score|marks?|points|level|grade|band|rating|credit)\b/i,
  /\b(score|level|grade|band|marks?|points?)\b[^.!?\n]{0,20}(:|=|\bis\b|\bof\b|\bto be\b|\bmust be\b)\s*["']?(160|155|150|maximum|perfect)\b/i,
  /\b(dear|attention|note to|message to|hello)\b[^.!?\n]{0,20}\b(marker|grader|rater|scorer|examiner|evaluator|ai|model|assistant|chatgpt|llm)\b/i,
  /\b(you are|act as) (now )?(an? |the )?(ai|language model|assistant|chatgpt|grader|rater|examiner|llm)\b/i,
  /\bas an? (ai|language model|llm)\b/i,
  /<\/?(system|instructions?|assistant|user)\b|\[\/?INST\]|<\|[a-z_]+\|>|"level"\s*:/i,
  /\b(is|are) (already )?(graded|scored|perfect|flawless|free of (errors|mistakes))[^.!?\n]{0,30}\b(no|do not|don't)\b[^.!?\n]{0,20}\b(edit|correct|change)/i,
];

const speaksToMarker = (text: string) => {
  const plain = text.normalize("NFKC").replaceAll(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "");
  return signs.some((sign) => sign.test(plain));
};

/** A text without its sentences that speak to a marker: what a model reads. */
export const withoutAddress = (text: string) =>
  text.replaceAll(/[^.!?\n]+[.!?\n]*/g, (sentence) => (speaksToMarker(sentence) ? "" : sentence));
