/** The text of an interface string without its tags; null where it says nothing without a number or a name. */
export const messageText = (message: string): string | null =>
  message.includes("{") ? null : message.replaceAll(/<[^>]+>/g, "");
