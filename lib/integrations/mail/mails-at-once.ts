import "server-only";

/** How many mails one process hands over at a time. */
export const mailsAtOnce = 6;
