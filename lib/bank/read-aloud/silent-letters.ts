/** Words with a letter that nobody says in American English, by that letter. */
const words = {
  b: "climb climbed climbing comb crumb crumbs debt debts doubt doubts lamb limb limbs plumber subtle thumb tomb",
  c: "muscle muscles scissors",
  d: "handkerchief handsome",
  g: "design designed designs foreign foreigners reign sign signed signs gnat",
  h: "exhausted exhibition ghost honest honestly honor hour hours",
  k: "knee knees knew knife knit knob knot know knowledge known knows",
  l: "calf chalk could folk half salmon should stalk talk talked talking walk walked walking would yolk",
  n: "autumn column columns solemn",
  p: "cupboard psychology raspberry receipt receipts",
  s: "aisle debris island",
  t: "ballet castle castles christmas fasten listen listened listening mortgage whistle whistled",
  u: "biscuit build building built guard guess guests guide guilty guitar",
  w: "answer answered answers sword two who whole whose wrap wrapped wrist write writer writes writing written wrong wrote",
} as const;

const letters = new Map(
  Object.entries(words).flatMap(([letter, list]) => list.split(" ").map((word) => [word, letter] as const)),
);

/** The letter of a word that is not said, or undefined. */
export const silentLetter = (word: string) => letters.get(word);
