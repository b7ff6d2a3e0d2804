/** The pages that have questions and answers. */
export const faqPages = ["course", "pricing", "practice", "mock-exam", "writing", "speaking"] as const;
export type FaqPage = (typeof faqPages)[number];

/** The anchor of an answer on its page, by its place in the list. */
export const faqAnchor = (index: number) => `faq-${index + 1}`;
