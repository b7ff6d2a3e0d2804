/** One thing that is wrong with a document of the CMS: where, against which rule, and what to do, in a sentence. */
export type CmsFault = { field: string; rule: string; sentence: string };
