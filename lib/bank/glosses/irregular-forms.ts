import type { PartOfSpeech } from "@/lib/questions/explanations";

const verbs = `arise arose arisen, awake awoke awoken, be am is are was were been being, bear bore borne, beat beaten,
  become became, begin began begun, bend bent, bet bet, bind bound, bite bit bitten, bleed bled, blow blew blown,
  break broke broken, breed bred, bring brought, build built, burn burnt, buy bought, catch caught, choose chose chosen,
  cling clung, come came, creep crept, deal dealt, dig dug, do does did done, draw drew drawn, dream dreamt,
  drink drank drunk, drive drove driven, eat ate eaten, fall fell fallen, feed fed, feel felt, fight fought, find found,
  flee fled, fling flung, fly flew flown, forbid forbade forbidden, forecast forecast, foresee foresaw foreseen,
  forget forgot forgotten forgetting, forgive forgave forgiven, freeze froze frozen, get got gotten getting, give gave given,
  go goes went gone, grind ground, grow grew grown, hang hung, have has had, hear heard, hide hid hidden, hold held,
  keep kept, kneel knelt, know knew known, lead led, lean leant, leap leapt, learn learnt, leave left, lend lent,
  lie lay lain lying, light lit, lose lost, make made, mean meant, meet met, mistake mistook mistaken, outgrow outgrew outgrown,
  overcome overcame, overdo overdid overdone, overhear overheard, oversee oversaw overseen, overtake overtook overtaken,
  oversleep overslept, overthrow overthrew overthrown, panic panicked panicking, pay paid, picnic picnicked picnicking,
  prove proven, rebuild rebuilt, redo redid redone, repay repaid, rewrite rewrote rewritten, ride rode ridden,
  ring rang rung, rise rose risen, run ran running, say said, see saw seen, seek sought, sell sold, send sent, sew sewn,
  shake shook shaken, shine shone, shoot shot, show shown, shrink shrank shrunk, sing sang sung, sink sank sunk, sit sat,
  sleep slept, slide slid, sling slung, sow sown, speak spoke spoken, speed sped, spend spent, spin spun, spring sprang sprung,
  stand stood, steal stole stolen, stick stuck, sting stung, stink stank stunk, strike struck stricken, string strung, strive strove striven,
  swear swore sworn, sweep swept, swell swollen, swim swam swum, swing swung, take took taken, teach taught, tear tore torn,
  tell told, think thought, throw threw thrown, undergo underwent undergone, understand understood, undertake undertook undertaken,
  undo undid undone, uphold upheld, wake woke woken, wear wore worn, weave wove woven, weep wept, win won, wind wound,
  withdraw withdrew withdrawn, withhold withheld, withstand withstood, write wrote written, mimic mimicked mimicking,
  die dying, tie tying, untie untying, foretell foretold, mislead misled, misunderstand misunderstood, retell retold, unwind unwound, rethink rethought`;

const nouns = `man men, woman women, child children, person people, foot feet, tooth teeth, goose geese, mouse mice, ox oxen,
  knife knives, life lives, wife wives, leaf leaves, half halves, shelf shelves, wolf wolves, loaf loaves, thief thieves,
  calf calves, scarf scarves, self selves, hoof hooves, elf elves, bookshelf bookshelves, criterion criteria, phenomenon phenomena,
  analysis analyses, crisis crises, hypothesis hypotheses, thesis theses, basis bases, diagnosis diagnoses, oasis oases,
  fungus fungi, cactus cacti, stimulus stimuli, nucleus nuclei, alumnus alumni, curriculum curricula, bacterium bacteria,
  medium media, larva larvae, vertebra vertebrae, firefighter firefighters, grandchild grandchildren, salesperson salespeople,
  policeman policemen, fisherman fishermen, fireman firemen, snowman snowmen, axis axes, appendix appendices, index indices`;

const adjectives = `good better best, bad worse worst, far farther farthest further furthest, little less least, many more most`;

function byForm(list: string): ReadonlyMap<string, string> {
  const pairs = list.split(",").flatMap((entry) => {
    const [lemma = "", ...forms] = entry.trim().split(/\s+/);
    return forms.map((form): [string, string] => [form, lemma]);
  });
  return new Map(pairs);
}

/** Dictionary forms by irregular form, for the classes that have forms. */
export const irregularForms: Partial<Record<PartOfSpeech, ReadonlyMap<string, string>>> = {
  verb: byForm(verbs),
  noun: byForm(nouns),
  adjective: byForm(adjectives),
};
