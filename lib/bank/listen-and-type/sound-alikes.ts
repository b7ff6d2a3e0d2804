/** Groups of everyday words that are spoken alike in American English; only the sentence tells which one it is. */
const groups = `
  their there they're | its it's | your you're | whose who's | too two | by buy | right write | hear here | know no |
  knew new | wear where | weather whether | week weak | whole hole | peace piece | sea see | son sun | meet meat |
  mail male | sale sail | plain plane | brake break | hour our | eight ate | one won | wait weight | way weigh |
  road rode | pair pear | bare bear | blue blew | threw through | flour flower | steal steel | stairs stares |
  tail tale | waist waste | wood would | principal principle | passed past | allowed aloud | course coarse |
  scene seen | site sight | role roll | fair fare | great grate | heal heel | hire higher | night knight | not knot |
  rain reign | cent scent | some sum | cell sell | cereal serial | dear deer | fir fur | guest guessed |
  hair hare | heard herd | idle idol | loan lone | missed mist | muscle mussel | pail pale |
  patience patients | pause paws | pour pore | rapper wrapper |
  sew so | soar sore | stake steak | stationary stationery | suite sweet | tide tied | toe tow |
  aisle isle | ascent assent | banned band | berry bury | bolder boulder | bread bred | capital capitol | cellar seller |
  chased chaste | chews choose | complement compliment | council counsel | cruise crews | current currant | die dye |
  ducked duct | elicit illicit | gait gate | hoarse horse | latter ladder | links lynx | medal metal | miner minor |
  morning mourning | paste paced | peak peek | pedal petal | plum plumb | praise prays | pray prey |
  presence presents | principals principles | profit prophet | rained reigned | seam seem | sole soul | strait straight |
  symbol cymbal | tax tacks | team teem | toad towed | tract tracked | vain vein | waited weighted | yoke yolk |
  wave waive | wrap rap | board bored | build billed | ceiling sealing | days daze | find fined |
  flea flee | grown groan | hall haul | made maid | prize pries |
  raise rays | sea see | side sighed | tea tee | thrown throne | wade weighed`;

const others = new Map<string, string>();
for (const group of groups.split("|").map((words) => words.trim().split(/\s+/)))
  for (const word of group) {
    const other = group.find((one) => one !== word);
    if (other && !others.has(word)) others.set(word, other);
  }

/** A word that sounds the same, or undefined. */
export const soundAlike = (word: string) => others.get(word);
