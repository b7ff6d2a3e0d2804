import { type Ability, abilityOf, densityOf, grid, type Prior } from "@/lib/exam/ability";
import { type Model, observe, type Params } from "@/lib/exam/response-model";
import { blurred } from "@/lib/exam/shelves";

export type Evidence = {
  id: string;
  model: Model;
  params: Params;
  testletVariance: number;
  category: number;
  enemies: readonly string[];
};

const flat = Array.from(grid, () => 0);

/** Fewer other items say too little of an ability. */
export const fewestOthers = 5;

/**
 * What all other responses of a person say of their ability, for each response: an item is not its own witness, nor are
 * its enemies. Null where fewer than five others are left. In the order of the evidence.
 */
export function abilitiesWithout(prior: Prior, evidence: readonly Evidence[]): (Ability | null)[] {
  const told = evidence.map(({ model, params, testletVariance, category }) =>
    observe(flat, model, blurred(params, testletVariance), category),
  );
  const all = densityOf(prior).map((value, at) =>
    told.reduce((sum, density) => sum + (density[at] ?? 0), value),
  );
  const places = new Map(evidence.map(({ id }, place) => [id, place]));
  return evidence.map(({ enemies }, own) => {
    const left = new Set([own, ...enemies.flatMap((id) => places.get(id) ?? [])]);
    if (evidence.length - left.size < fewestOthers) return null;
    const others = Array.from(all);
    for (const place of left)
      for (const [at, value] of (told[place] ?? []).entries()) others[at] = (others[at] ?? 0) - value;
    return abilityOf(others);
  });
}
