import { irregularForms } from "@/lib/bank/glosses/irregular-forms";
import { basesOf, regularForms } from "@/lib/bank/regular-forms";

/** Words whose forms share no letters, or too few to be told by an ending. */
const families = [
  ["i", "me", "my", "mine", "myself"],
  ["you", "your", "yours", "yourself", "yourselves"],
  ["he", "him", "his", "himself"],
  ["she", "her", "hers", "herself"],
  ["it", "its", "itself"],
  ["we", "us", "our", "ours", "ourselves"],
  ["they", "them", "their", "theirs", "themselves", "its"],
  ["herself", "himself", "itself", "themselves"],
  ["who", "whom", "whose"],
  ["this", "these", "that", "those"],
  ["can", "could"],
  ["other", "another", "the other", "others"],
  ["much", "many", "more", "most"],
  ["good", "well", "better", "best"],
  ["strew", "strewed", "strewn"],
].map((words) => new Set(words));

const classes = ["noun", "verb", "adjective"] as const;

function bases(word: string, ofClass: (typeof classes)[number]) {
  const irregular = irregularForms[ofClass]?.get(word) ?? word;
  return new Set([word, irregular, ...basesOf(word, regularForms[ofClass] ?? [])]);
}

/** Whether two words are forms of one: "stopped" and "stopping", "who" and "whom", "city" and "city's". */
export function isSameWord(one: string, other: string): boolean {
  const [a, b] = [one, other].map((word) => word.toLowerCase().replace(/['’]s$/, "")) as [string, string];
  if (a === b || families.some((family) => family.has(a) && family.has(b))) return true;
  return classes.some((each) => !bases(a, each).isDisjointFrom(bases(b, each)));
}
