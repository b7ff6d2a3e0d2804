import model from "wink-eng-lite-web-model";
import winkNLP from "wink-nlp";

const nlp = winkNLP(model, ["sbd", "pos"]);

export type TaggedToken = { text: string; tag: string };

/** Words and marks of a sentence with their parts of speech (universal tags). */
export function tagWords(text: string): TaggedToken[] {
  const tokens = nlp.readDoc(text).tokens();
  const tags = tokens.out(nlp.its.pos);
  return tokens.out().map((token, at) => ({ text: token, tag: tags[at] ?? "X" }));
}
