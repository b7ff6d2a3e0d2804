import "server-only";

import type { MediaRef } from "@/lib/questions/stored-step";
import type { MediaView } from "@/lib/questions/wire";
import { type MediaVersions, nameOf, type PinnedMedia } from "@/lib/services/media/media-versions";
import { signMedia } from "@/lib/services/media/sign-media";
import type { Runtime } from "@/lib/services/runtime";

type Shown = {
  pinned: PinnedMedia;
  versions: MediaVersions;
  /** The answer is in and its review may be seen. */
  isReviewed: boolean;
  /** The slow recording may be heard before that, too. */
  hearsSlow: boolean;
};

/** What a step plays and shows: what belongs to its review, and what is said in a recording, after the answer only. */
export function mediaView(runtime: Runtime, refs: readonly MediaRef[], shown: Shown): MediaView[] {
  return refs
    .filter(({ when }) => when === "prompt" || shown.isReviewed)
    .map((ref) => viewOf(runtime, ref, shown));
}

function viewOf(runtime: Runtime, { mediaId, kind, when, alt }: MediaRef, shown: Shown): MediaView {
  const pin = shown.pinned.find(({ id }) => id === mediaId);
  const found = pin && shown.versions.get(nameOf(pin));
  if (!found) throw new Error(`The set does not have ${kind} ${mediaId}.`);
  const { licence, attribution, source } = found;
  const sign = (rate: "normal" | "slow") => signMedia(runtime, { ...pin, rate });
  const common = { when, address: sign("normal"), licence, attribution };
  if (kind === "image") return { kind, ...common, alt };
  const isSpoken = source.from === "speech";
  return {
    kind,
    ...common,
    slow: isSpoken && (shown.hearsSlow || shown.isReviewed) ? sign("slow") : null,
    spokenBy: isSpoken ? "computer" : "person",
    transcript: shown.isReviewed ? source.text : null,
  };
}
