const stockPhrases =
  /today's world|in this day and age|(?:important|vital|crucial|key) role|it is important to|rich history|tapestry of|bustling|nestled|testament to|hustle and bustle|hidden gem|stood the test of time|since the dawn|fast-paced|ever-changing|\bdelv(?:e|es|ed|ing)\b|last but not least|at the end of the day/i;

/** People who turn up in every text that nobody thought about. */
const stockNames =
  /\b(?:Sarah|Emily|Emma|John|James|Michael|David|Alex|Lily|Tom|Jack|Smith|Johnson|Jane|Bob|Alice|Mary|Lisa|Mike|Chen Wei|Maria Garcia)\b/;

/** The first phrase or name of a text that is a stock one, or null. */
export const stockIn = (text: string): string | null =>
  stockPhrases.exec(text.replaceAll("’", "'"))?.[0] ?? stockNames.exec(text)?.[0] ?? null;
