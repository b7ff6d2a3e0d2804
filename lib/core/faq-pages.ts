/** The pages that have questions and answers. */
export const faqPages = ["course", "pricing", "practice", "mock-exam", "writing", "speaking"] as const;
export type FaqPage = (typeof faqPages)[number];
