import "server-only";

import type { GateRules } from "@/lib/content/live/gate-article";
import { linkTargets } from "@/lib/content/live/link-rules";
import type { LiveText } from "@/lib/content/live/live-article";
import { cmsPictures } from "@/lib/content/live/picture-address";
import type { Probed } from "@/lib/content/live/probe-body";

/** An article may link to any other: one in a file, one that is known, one that comes along with it. */
export function gateRules(
  together: readonly Probed[],
  known: ReadonlyMap<string, { text: LiveText | null }>,
): GateRules {
  const texts = [...known.values()].flatMap(({ text }) => text ?? []);
  return { pictureRule: cmsPictures, targets: linkTargets(together, texts) };
}
