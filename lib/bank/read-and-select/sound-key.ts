/** Spellings that sound alike, rewritten to one: applied in order, on lowercase letters. */
const rules: readonly (readonly [spelling: RegExp, sound: string])[] = [
  [/^(?:kn|gn|pn)/, "n"],
  [/^wr/, "r"],
  [/^ps/, "s"],
  [/^wh/, "w"],
  [/^x/, "z"],
  [/mb$/, "m"],
  [/(?:ti|ci|si|ssi)(?=on|ou|al|an)/g, "S"],
  [/tch|ch/g, "C"],
  [/sh/g, "S"],
  [/th/g, "T"],
  [/ph|ff/g, "f"],
  [/igh/g, "I"],
  [/eigh|aigh/g, "A"],
  [/(?:au|ou)gh/g, "O"],
  [/gh/g, "g"],
  [/dge?(?=[iey]|$)/g, "j"],
  [/g(?=[iey])/g, "j"],
  [/sc(?=[iey])|c(?=[iey])/g, "s"],
  [/ck|q(?=u)|c/g, "k"],
  [/qu/g, "kw"],
  [/ku(?=[aeio])/g, "kw"],
  [/x/g, "ks"],
  [/z/g, "s"],
  [/([bdfgklmnprst])\1/g, "$1"],
  [/a([^aeiouywAIEOU])e(?=s?$|d$)/g, "A$1"],
  [/i([^aeiouywAIEOU])e(?=s?$|d$)|y([^aeiouywAIEOU])e(?=s?$|d$)/g, "I$1$2"],
  [/o([^aeiouywAIEOU])e(?=s?$|d$)/g, "O$1"],
  [/[ue]([^aeiouywAIEOU])e(?=s?$|d$)/g, "E$1"],
  [/ai|ay|ei|ey(?!$)/g, "A"],
  [/ee|ea|ie(?!$)|ey$|ie$|y$/g, "E"],
  [/oa|ow|oe/g, "O"],
  [/aw|au/g, "o"],
  [/oo|ew|ue|ui/g, "U"],
  [/ou/g, "W"],
  [/oi|oy/g, "Y"],
  [/(?:er|ir|ur|or|ar|our|re)(?=s?$)/g, "R"],
  [/[eiu]r/g, "R"],
  [/(?:le|el|al|il|ol)(?=s?$)/g, "L"],
  [/[aeiou](?=n(?:t|s|se|ke|ce)?$)/g, "@"],
  [/y/g, "i"],
  [/e$/, ""],
];

/**
 * A rough letter-to-sound key of English: words spelled apart that are likely to be read alike share one
 * ("brane" and "brain"). It errs towards too many matches, since a match only costs an invented word.
 */
export function soundKey(word: string): string {
  return rules.reduce((text, [spelling, sound]) => text.replace(spelling, sound), word);
}
