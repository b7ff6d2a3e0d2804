import { written } from "@/lib/bank/written-word";

const oneOf = (words: string) => `(?:${words.trim().split(/\s+/).join("|")})`;

const teens = `ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen`;
const unit = oneOf(`two three four five six seven eight nine`);
const ten = oneOf(`twenty thirty forty fifty sixty seventy eighty ninety`);
const small = `(?:${ten}(?:-(?:one|${unit}))?|${oneOf(teens)}|${unit})`;
const large = `(?:hundred|thousand|million)`;
const amount = `(?:(?:a|one|${small}) ${large}|${small})(?: ${large})*(?:(?<=${large}) (?:and )?${small})?`;
const minutes = oneOf(`ten fifteen twenty-five twenty thirty-five thirty forty-five forty fifty-five fifty`);
const time = `(?:(?:(?:half|quarter|${small}) past|quarter to) (?:one|${small})|(?:one|${small}) ${minutes}|one o'clock)`;
const year = `${oneOf("seventeen eighteen nineteen twenty")} ${ten}-(?:one|${unit})`;
const ordinal = `(?:${ten}-${oneOf("first second third fourth fifth sixth seventh eighth ninth")}|${oneOf(`third
  fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth
  eighteenth nineteenth twentieth thirtieth fortieth fiftieth hundredth`)})`;
const day = `(?:${oneOf("mon tues wednes thurs fri satur sun")}days?|${oneOf("today tomorrow tonight noon midnight")})`;
const month = oneOf(`january february march april june july august september october november december`);

const details = new RegExp(`\\b(?:${[year, time, ordinal, amount, day, month].join("|")})\\b`, "gi");

/**
 * On what replies often turn: days, times and numbers, each whole, in the order they were said. "First" and "second"
 * mostly begin a sentence or a list, "one" mostly stands for a noun.
 */
export function spokenDetails(text: string): string[] {
  const said = [...text.replaceAll("’", "'").matchAll(details)].map(([words]) => words);
  // "march" and "may" are verbs more often than months: only the capital tells.
  const meant = said.filter((words) => words.toLowerCase() !== "march" || words === "March");
  return [...new Set(meant.map(written))];
}
