/** What the search finds. `page`: written in the interface's strings, or a legal text; `question`: an answer on such a page. */
export const searchKinds = ["courses", "learn", "blog", "page", "question"] as const;
export type SearchKind = (typeof searchKinds)[number];
