import type { SamplePrompt } from "@/lib/content/samples/sample-schema";

/** A prompt as its place on a page shows it: what its first sentence says is its heading. */
export function splitPrompt({ asks, points }: Pick<SamplePrompt, "asks" | "points">) {
  const [opening = "", ...further] = asks;
  const heading = /^.*?[.?!](?=\s|$)/.exec(opening)?.[0] ?? opening;
  const rest = opening.slice(heading.length).trim();
  return { heading, rest, lines: [...further, ...points] };
}
