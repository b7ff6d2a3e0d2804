import type { AudioView, MediaView } from "@/lib/questions/wire";

/** The recording of a question, or of its review. */
export function audioOf(media: readonly MediaView[], when: AudioView["when"] = "prompt"): AudioView | null {
  return media.find((each): each is AudioView => each.kind === "audio" && each.when === when) ?? null;
}
