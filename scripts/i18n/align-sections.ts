/** An English section and the translated one that belongs to it. */
export type Pair = { source: number; own: number | null; isStale: boolean };

type Sides = {
  /** The hashes of the English sections. */
  hashes: readonly string[];
  /** The hashes the translation was stamped with, in the order of its sections; null without a stamp. */
  stamp: readonly string[] | null;
  /** The shape of each section, in English and in the translation. */
  shapes: readonly string[];
  ownShapes: readonly string[];
};

/**
 * Finds the translation of each English section: by the stamp, which names the English sections in the order of the
 * translation, and where that says nothing by the order. Null when neither does.
 */
export function alignSections({ hashes, stamp, shapes, ownShapes }: Sides): Pair[] | null {
  if (!stamp || stamp.length !== ownShapes.length) {
    if (hashes.length !== ownShapes.length) return null;
    return hashes.map((hash, index) => {
      return { source: index, own: index, isStale: stamp !== null && !stamp.includes(hash) };
    });
  }
  const pairs = pairByHash(hashes, stamp);
  for (const gap of gapsOf(pairs, ownShapes.length)) pairGap(gap, pairs, shapes, ownShapes);
  return pairs;
}

function pairByHash(hashes: readonly string[], stamp: readonly string[]): Pair[] {
  const free = new Set(stamp.keys());
  return hashes.map((hash, source) => {
    const own = stamp.findIndex((stamped, index) => stamped === hash && free.has(index));
    free.delete(own);
    return own === -1 ? { source, own: null, isStale: true } : { source, own, isStale: false };
  });
}

type Gap = { sources: number[]; owns: number[] };

/** Runs of English sections without a partner, each with the translated ones that stand free at the same place. */
function gapsOf(pairs: readonly Pair[], count: number): Gap[] {
  const taken = new Set(pairs.flatMap(({ own }) => own ?? []));
  const gaps: Gap[] = [];
  let before = -1;
  let sources: number[] = [];
  const close = () => {
    const owns: number[] = [];
    for (let own = before + 1; own < count && !taken.has(own); own += 1) owns.push(own);
    if (sources.length > 0) gaps.push({ sources, owns });
    sources = [];
  };
  for (const { source, own } of pairs) {
    if (own === null) {
      sources.push(source);
    } else {
      close();
      before = own;
    }
  }
  close();
  return gaps;
}

/** In a gap, sections of the same shape belong together; what is left over is paired in order. */
function pairGap(
  { sources, owns }: Gap,
  pairs: Pair[],
  shapes: readonly string[],
  ownShapes: readonly string[],
) {
  const open = [...owns];
  const take = (source: number, at: number) => {
    const pair = pairs[source];
    const [own] = at === -1 ? [] : open.splice(at, 1);
    if (pair && own !== undefined) pair.own = own;
    return own !== undefined;
  };
  const sameCount = sources.length === owns.length;
  const left = sameCount
    ? sources
    : sources.filter(
        (source) =>
          !take(
            source,
            open.findIndex((own) => ownShapes[own] === shapes[source]),
          ),
      );
  for (const source of left) take(source, open.length > 0 ? 0 : -1);
}
