import { numberAt } from "@/lib/exam/random";
import { type Model, type Params, probabilities } from "@/lib/exam/response-model";

/** Numbers of a seed: even ones in [0, 1), and standard normal ones. */
export function randomOf(seed: number) {
  let row = 0;
  const even = () => numberAt(seed, (row += 1));
  const normal = () => Math.sqrt(-2 * Math.log(1 - even())) * Math.cos(2 * Math.PI * even());
  return { even, normal };
}

/** Responses of people around an ability, which is known to within `sd`. */
export function simulate(
  { model, params, count, sd }: { model: Model; params: Params; count: number; sd: number },
  { even, normal }: ReturnType<typeof randomOf>,
) {
  return Array.from({ length: count }, () => {
    const theta = params.b + normal();
    let left = even();
    const category = probabilities(model, params, theta).findIndex((share) => (left -= share) < 0);
    return { theta: theta + sd * normal(), sd, category: Math.max(0, category) };
  });
}
