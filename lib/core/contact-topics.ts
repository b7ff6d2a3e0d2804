/** What a visitor can write about on the contact page. */
export const contactTopics = ["question", "order", "content", "affiliate", "other"] as const;
export type ContactTopic = (typeof contactTopics)[number];
