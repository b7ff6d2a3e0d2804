import type { Explanation } from "@/lib/questions/explanations";
import type { wrongReasons } from "@/lib/questions/interactive-listening/schema";

/** What a sheet to judge items by is written with: sentences as a learner reads them in English, and what is heard. */
export type AuditWords = {
  explained: (line: Explanation) => string;
  /** Why a reply to something heard fails, with the words that were not said. */
  replyFails: (reason: (typeof wrongReasons)[number], words: string) => string;
  /** What a recording says. */
  heard: (mediaId: string) => string;
};

/** Choices, each with why it is right or fails: `+` before the right one. */
export const choiceLines = (
  choices: readonly string[],
  right: number,
  reasonOf: (place: number) => string | null,
): string[] =>
  choices.map((choice, place) => {
    const reason = reasonOf(place);
    return `  ${place === right ? "+" : "-"} ${choice}${reason === null ? "" : ` => ${reason}`}`;
  });
