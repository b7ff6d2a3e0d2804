export type SpokenPrompt = {
  questions: readonly {
    asks: string;
    /** The first of which a cue was said asks next. */
    branches: readonly { said: readonly string[]; asks: string }[];
    /** Asks next when no branch does; without it the next question follows. */
    otherwise?: string | null | undefined;
  }[];
};

/** Which question of a prompt, and whether it is the one that follows up on its answer. */
export type QuestionAsked = { at: number; isFollowUp: boolean; asks: string };

/** A conversation ends after so many, as the real one does. */
const mostAsked = 8;

const wordsOf = (text: string) => {
  const words = text
    .toLowerCase()
    .replaceAll("’", "'")
    .match(/[\p{L}\p{N}']+/gu);
  return ` ${words?.join(" ") ?? ""} `;
};

function followUpOf({ branches, otherwise }: SpokenPrompt["questions"][number], transcript: string | null) {
  const said = wordsOf(transcript ?? "");
  const branch = branches.find((each) => each.said.some((cue) => said.includes(wordsOf(cue))));
  return branch?.asks ?? otherwise ?? null;
}

/**
 * What is asked next in a conversation, by what was said to `last`; the first question without one, null at the end.
 * Without a transcript, and after silence, the default branch is taken. The same answers always lead the same way.
 */
export function nextQuestion(
  { questions }: SpokenPrompt,
  asked: readonly QuestionAsked[],
  transcript: string | null,
): QuestionAsked | null {
  if (asked.length >= mostAsked) return null;
  const last = asked.at(-1);
  const question = last && questions[last.at];
  const followUp = question && !last.isFollowUp ? followUpOf(question, transcript) : null;
  if (last && followUp !== null) return { at: last.at, isFollowUp: true, asks: followUp };
  const at = last ? last.at + 1 : 0;
  const next = questions[at];
  return next ? { at, isFollowUp: false, asks: next.asks } : null;
}
