import type { TypePlayer, TypeReview, TypeRound } from "@/components/questions/step-props";
import type { QuestionType, RoundType } from "@/lib/questions/types";

type Loaders<Loaded> = Record<QuestionType, () => Promise<Loaded>>;

/** A browser loads the player of the type on the screen, with its schema, and no other. */
const players: Loaders<TypePlayer> = {
  "read-and-select": async () => (await import("./read-and-select/player")).player,
  "fill-in-the-blanks": async () => (await import("./fill-in-the-blanks/player")).player,
  "read-and-complete": async () => (await import("./read-and-complete/player")).player,
  "interactive-reading": async () => (await import("./interactive-reading/player")).player,
  "listen-and-type": async () => (await import("./listen-and-type/player")).player,
  "interactive-listening": async () => (await import("./interactive-listening/player")).player,
  "read-aloud": async () => (await import("./read-aloud/player")).player,
};

const reviews: Loaders<TypeReview> = {
  "read-and-select": async () => (await import("./read-and-select/review")).review,
  "fill-in-the-blanks": async () => (await import("./fill-in-the-blanks/review")).review,
  "read-and-complete": async () => (await import("./read-and-complete/review")).review,
  "interactive-reading": async () => (await import("./interactive-reading/review")).review,
  "listen-and-type": async () => (await import("./listen-and-type/review")).review,
  "interactive-listening": async () => (await import("./interactive-listening/review")).review,
  "read-aloud": async () => (await import("./read-aloud/review")).review,
};

const rounds: Record<RoundType, () => Promise<TypeRound>> = {
  "read-and-select": async () => (await import("./read-and-select/round")).round,
};

export const isRoundType = (type: QuestionType): type is RoundType => Object.hasOwn(rounds, type);

/**
 * The same promise every time, so that a screen can wait for it; one that failed is tried again. What has arrived is
 * there at once: a screen that waits for a promise shows that it waits for a third of a second, even if it is fulfilled.
 */
function once<Type extends string, Loaded>(loaders: Record<Type, () => Promise<Loaded>>) {
  const begun = new Map<Type, Promise<Loaded>>();
  const arrived = new Map<Type, Loaded>();
  const load = (type: Type): Promise<Loaded> => {
    const known = begun.get(type);
    if (known) return known;
    const loading = loaders[type]();
    begun.set(type, loading);
    loading.then(
      (loaded) => arrived.set(type, loaded),
      () => begun.delete(type),
    );
    return loading;
  };
  return Object.assign(load, { arrived: (type: Type) => arrived.get(type) });
}

export const loadPlayer = once(players);
export const loadReview = once(reviews);
export const loadRound = once(rounds);
