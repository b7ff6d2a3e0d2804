import { foldText } from "@/lib/questions/fold-text";

const APOSTROPHES = /[\u2018\u2019\u201B\u02BC\u2032\u00B4`]/g;

/** A text as its words are compared: lowercase, with one kind of apostrophe. */
export function plainText(text: string): string {
  return foldText(text.replace(APOSTROPHES, "'")).replace(APOSTROPHES, "'");
}

/** The words of a text as they are compared: lowercase, no punctuation, apostrophes only inside words. */
export function splitWords(text: string): string[] {
  return plainText(text).match(/[\p{L}\p{M}\p{N}]+(?:'[\p{L}\p{M}\p{N}]+)*/gu) ?? [];
}
