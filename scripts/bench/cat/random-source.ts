import { seededRandom } from "@/lib/bank/seeded-random";

/** Numbers of a seed: evenly spread in [0, 1), and from the standard normal distribution (Box and Muller). */
export function randomSource(seed: string) {
  const even = seededRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(1 - even())) * Math.cos(2 * Math.PI * even());
  return { even, normal };
}
export type RandomSource = ReturnType<typeof randomSource>;

/** The place of a category drawn by its probability. */
export function drawCategory(shares: readonly number[], { even }: RandomSource): number {
  let left = even();
  for (const [category, share] of shares.entries()) {
    left -= share;
    if (left < 0) return category;
  }
  return shares.length - 1;
}
