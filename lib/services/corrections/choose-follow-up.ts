import type { FollowUp } from "@/lib/services/corrections/task-views";

type Theme = { name: string; cues: readonly string[]; followUp: string };

const wordsOf = (text: string) =>
  ` ${
    text
      .toLowerCase()
      .match(/[\p{L}']+/gu)
      ?.join(" ") ?? ""
  } `;

/**
 * Which theme part two asks for: the one that part one touched least, by how many of its cues were said; of equals the
 * first. The same text always leads to the same one. Null where there are no themes.
 */
export function chooseFollowUp(themes: readonly Theme[], partOne: string): FollowUp | null {
  const said = wordsOf(partOne);
  const touched = themes.map((theme) => ({
    theme,
    cues: theme.cues.filter((cue) => said.includes(wordsOf(cue))).length,
  }));
  const [least] = touched.toSorted((one, other) => one.cues - other.cues);
  return least ? { theme: least.theme.name, asks: least.theme.followUp } : null;
}
