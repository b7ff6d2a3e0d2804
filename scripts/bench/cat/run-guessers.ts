import { thetaOf } from "@/lib/core/score-scale";
import type { ExamItem } from "@/lib/exam/exam-item";
import { newExposure } from "@/lib/exam/exposure";
import { report } from "@/lib/exam/report";
import { arrangeShelves } from "@/lib/exam/shelves";
import { alwaysYes, honestLearner, type Learner, randomLearner } from "@/scripts/bench/cat/learner";
import { randomSource } from "@/scripts/bench/cat/random-source";
import { blueprint, sitExam, worldOf } from "@/scripts/bench/cat/run-product";
import { rounded } from "@/scripts/bench/cat/statistics";

/** Somebody of 50 points. */
const beginning = thetaOf(50);

/** How many of those who only guess get the lowest overall score, and how many honest beginners are taken for them. */
export function runGuessers(items: readonly ExamItem[], learners: number, seed: string) {
  const [shelves, world] = [arrangeShelves(items), worldOf(items, 0.5)];
  const exposure = newExposure(shelves);
  const random = randomSource(`guessers ${seed}`);
  const scoresOf = (name: string, learner: () => Learner) =>
    Array.from({ length: learners }, (_, at) =>
      report(sitExam(learner(), { shelves, exposure, seed: `${name} ${seed} ${at}` }), blueprint),
    );
  const describe = (reports: readonly ReturnType<typeof report>[]) => ({
    atFloor: rounded(reports.filter(({ overall }) => overall?.score === 10).length / reports.length),
    highest: Math.max(...reports.map(({ overall }) => overall?.score ?? 0)),
  });
  const beginner = { reading: beginning, listening: beginning, speaking: beginning, writing: beginning };
  const honest = scoresOf("honest", () => honestLearner(beginner, world, random));
  return {
    learners,
    alwaysYes: describe(scoresOf("yes", () => alwaysYes(world))),
    random: describe(scoresOf("random", () => randomLearner(world, random))),
    beginnersTakenForGuessers: rounded(
      honest.filter(({ guessed }) => guessed.length > 0).length / honest.length,
    ),
  };
}
