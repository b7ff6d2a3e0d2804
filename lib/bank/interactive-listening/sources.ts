import { z } from "zod";

import { authored } from "@/lib/bank/authored";
import { genders, speakers, wrongReasons } from "@/lib/questions/interactive-listening/schema";

/** Why a reply does not fit what was said. */
export const WrongReason = z.enum(wrongReasons);

/** A line of the notes with one gap in braces: all forms that count as right, of one to three words. */
const Note = z.string().regex(/^[^{}]*\{[^{}]+\}[^{}]*\.$/, "a sentence with one gap in braces");

const Turn = z.strictObject({
  says: z.string().min(1),
  right: z.string().min(1),
  wrong: z.array(z.strictObject({ text: z.string().min(1), reason: WrongReason })).length(3),
});

export type BankTurn = z.infer<typeof Turn>;

/** A conversation of Interactive Listening: the notes to complete, the turns to answer, the summary to write. */
export const BankConversation = z.strictObject({
  name: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  subject: authored.subject,
  version: authored.version,
  with: z.enum(speakers),
  /** Of the other speaker. */
  gender: z.enum(genders),
  /** Read before anything is heard; it does not say how the talk ends. */
  scenario: z.string().min(1),
  /** Heard before the talk: the other speaker's first words, or a message. */
  message: z.string().min(1),
  notes: z.array(Note).min(3).max(4),
  turns: z.array(Turn).min(5).max(6),
  /** What a summary should name. */
  summary: z.array(z.string().min(1)).min(3).max(5),
  sample: z.string().min(1),
});

export type BankConversation = z.infer<typeof BankConversation>;

/** A file of `content/bank/conversations`: conversations of one level, the level of what is heard. */
export const ConversationFile = z.strictObject({
  level: authored.level,
  conversations: z.array(BankConversation),
});

/** The forms that count as right in the gap of a note. */
export function formsOf(note: string): string[] {
  return /\{([^{}]*)\}/.exec(note)?.[1]?.split("|") ?? [];
}
