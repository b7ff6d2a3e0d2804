import type { Gate } from "@/lib/bank/gate";
import { type BankConversation, formsOf } from "@/lib/bank/interactive-listening/sources";
import { splitWords } from "@/lib/questions/listen-and-type/split-words";

const cardinals = `one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million`;
const ordinals = `first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth
  fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth thirtieth`;
const numerals = new Set(`${cardinals} ${ordinals}`.split(/\s+/));

/** Of which there are two: half of all who hear nothing guess right. */
const pairs = new Set(
  "left right up down upstairs downstairs inside outside indoors outdoors open closed on off".split(" "),
);

const isNumber = (form: string) => splitWords(form).every((word) => numerals.has(word));
const hasFigure = (form: string) => /\d/.test(form);

const everyGap = (passes: (forms: string[]) => boolean) => (conversation: BankConversation) =>
  conversation.notes.map(formsOf).every(passes);

/** What the gap of a note must take, and must not be. */
export const gapFormGates: Gate<BankConversation>[] = [
  {
    name: "gap-in-figures",
    passes: everyGap((forms) => !forms.some(isNumber) || forms.some(hasFigure)),
  },
  {
    name: "gap-not-one-of-two",
    passes: everyGap((forms) => !forms.some((form) => pairs.has(form.toLowerCase()))),
  },
];
