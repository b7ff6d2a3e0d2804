/** A sample answer in sentences, as it is heard: each ends with its mark. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?]["”’)]?)\s+/).flatMap((sentence) => sentence.trim() || []);
