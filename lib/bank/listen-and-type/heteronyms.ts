/** Spellings with two pronunciations: a synthetic voice may choose the wrong one. */
export const heteronyms = new Set(
  `absent abuse abused abuses alternate appropriate approximate articulate associate attribute attributes
  august bass bow bowed bows buffet close combine compact compound compress conduct confines conflict conserve console content
  contest contract contrast converse convert convict coordinate defect delegate deliberate desert deserted digest
  discount dove duplicate elaborate entrance escort estimate excuse excused exploit export extract graduate
  graduates import incense incline increase increases initiate insult intimate invalid lead leads live lives minute
  misuse moderate mow multiply object objects overflow overflows pasty perfect permit polish predicate present presents
  primer proceeds produce project projects protest read rebel record recorded records refund refuse reject relay
  resume row rows sake separate sewer slough sow subject subjects subordinate suspect tear tears transfer
  transplant transport upset use used wind winds wound`.split(/\s+/),
);
