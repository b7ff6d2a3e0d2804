import "server-only";

import { contentHash } from "@/lib/bank/item-id";
import type { BankMedia } from "@/lib/bank/media";
import { type Cast, castVoice } from "@/lib/bank/voices";
import { type KeptRecording, preferPerson } from "@/lib/services/media/people-recordings";

/** What an installation makes of the recordings of the bank. Another `digest` loads the bank again. */
export type MediaChoice = { digest: string; choose: (media: BankMedia) => BankMedia };

export const asBuilt: MediaChoice = { digest: "", choose: (media) => media };

type Wanted = {
  people: readonly KeptRecording[];
  cast: Cast;
  /** Ids of what has been recorded in the voices that are cast; all else keeps the embedded one. */
  made: readonly string[];
};

/** People first, then the voices that the operator casts; what a set has begun with stays a version of its own. */
export function chooseMedia({ people, cast, made }: Wanted): MediaChoice {
  if (people.length === 0 && made.length === 0) return asBuilt;
  const kept = new Map(people.map((one) => [one.mediaId, one]));
  const ready = new Set(made);
  return {
    digest: contentHash({ people, cast, made }),
    choose(media) {
      const preferred = preferPerson(media, kept);
      return ready.has(media.id) ? castVoice(preferred, cast) : preferred;
    },
  };
}
