import { features, featuresOf, patterns } from "@/lib/bank/read-and-select/features";

const CHOICES = 120;
const WHOLE_WEIGHT = 8;

/**
 * Chooses as many words as there are models, one of the same length for each where there is one, so that the chosen
 * have every feature of `features.ts` about as often as the models. `pool` is in the order in which it is offered.
 */
export function matchWords<Offer extends { word: string }>(options: {
  models: readonly string[];
  pool: readonly Offer[];
  /** What was chosen before, and counts as chosen. */
  chosen: readonly { word: string }[];
  isFree: (offer: Offer) => boolean;
  take: (offer: Offer) => void;
}): void {
  const { models, pool, chosen, isFree, take } = options;
  const owed = new Map<string, number>();
  const change = (word: string, by: number) => {
    for (const feature of featuresOf(word)) owed.set(feature, (owed.get(feature) ?? 0) + by);
  };
  for (const model of models) change(model, 1);
  for (const { word } of chosen) change(word, -1);

  const queues = new Map(
    [...Map.groupBy(pool, ({ word }) => word.length)].map(([length, offers]) => [
      length,
      freeOffers(offers, isFree),
    ]),
  );
  for (const length of lengthsOwed(models, chosen).slice(0, models.length - chosen.length)) {
    const best = bestOf(queues.get(length)?.() ?? [], owed);
    if (!best) continue;
    change(best.word, -1);
    take(best);
  }
}

/** Each call gives the first offers that are still free; what is not free any more is never looked at again. */
function freeOffers<Offer>(offers: readonly Offer[], isFree: (offer: Offer) => boolean): () => Offer[] {
  let shown: Offer[] = [];
  let next = 0;
  return () => {
    shown = shown.filter(isFree);
    for (; shown.length < CHOICES && next < offers.length; next += 1) {
      const offer = offers[next];
      if (offer && isFree(offer)) shown.push(offer);
    }
    return shown;
  };
}

/** The lengths of which words are missing, mixed as the models are. */
function lengthsOwed(models: readonly string[], chosen: readonly { word: string }[]): number[] {
  const done = new Map<number, number>();
  for (const { word } of chosen) done.set(word.length, (done.get(word.length) ?? 0) + 1);
  return models.flatMap(({ length }) => {
    const left = done.get(length) ?? 0;
    done.set(length, left - 1);
    return left > 0 ? [] : [length];
  });
}

/** The offer whose features are owed most. */
function bestOf<Offer extends { word: string }>(
  offers: readonly Offer[],
  owed: ReadonlyMap<string, number>,
): Offer | null {
  let best: { offer: Offer; worth: number } | null = null;
  for (const offer of offers) {
    const worth = worthOf(offer.word, owed);
    if (!best || worth > best.worth) best = { offer, worth };
  }
  return best?.offer ?? null;
}

/** What a word has one of, such as its last letter, is the easier to count and weighs more. */
const weightOf = (feature: string) =>
  feature.slice(0, feature.indexOf("=")) in { ...features, ...patterns } ? WHOLE_WEIGHT : 1;

function worthOf(word: string, owed: ReadonlyMap<string, number>): number {
  let worth = 0;
  const all = featuresOf(word);
  for (const feature of all) {
    const count = owed.get(feature) ?? 0;
    worth += weightOf(feature) * Math.sign(count) * Math.sqrt(Math.abs(count));
  }
  return worth / all.length;
}
