import { responses } from "@/lib/db/schema/calibration";
import type { Params } from "@/lib/exam/response-model";
import { randomOf, simulate } from "@/lib/exam/simulation.fixture";
import { runtime } from "@/tests/api/harness";

type Hearing = {
  params: Params;
  count: number;
  /** Of the draw, so that it's the same one whichever items the bank has. */
  seed: number;
  language?: string;
  change?: (share: number, even: number) => number;
};

/** As many people as wanted have answered a question whose true parameters these are. */
export async function heard(
  item: { id: string; version: number },
  { params, count, seed, language, change }: Hearing,
) {
  const random = randomOf(seed);
  const rows = simulate({ model: "dichotomous", params, count, sd: 0.3 }, random).map(
    ({ theta, sd, category }) => ({
      ...{ itemId: item.id, itemVersion: item.version, context: "practice" as const, theta, sd },
      ...{
        share: change?.(category, random.even()) ?? category,
        firstLanguage: language ?? null,
        day: "2026-11-20",
      },
    }),
  );
  const { db } = (await runtime()).database;
  await db.insert(responses).values(rows);
}
