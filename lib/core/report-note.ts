/** The most characters of a learner's note, and of an operator's reason. */
export const noteLength = 1_000;
