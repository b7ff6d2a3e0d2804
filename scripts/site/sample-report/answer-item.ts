import type { Item } from "@/lib/bank/item";
import { definitions } from "@/lib/questions/definitions";
import { type Skill, skillsOf } from "@/lib/questions/define-schema";
import { combine, type Outcome, toOutcome } from "@/lib/questions/outcome";
import { createRegistry, readStep } from "@/lib/questions/registry";
import type { StoredStep } from "@/lib/questions/stored-step";
import type { ItemView } from "@/lib/questions/wire";
import { itemView } from "@/lib/services/answers/views";
import type { RandomSource } from "@/scripts/bench/cat/random-source";
import { answerAs } from "@/scripts/site/sample-report/answer-as";

const registry = createRegistry(definitions);

/** An item as its learner sees it once it is answered, without its recordings: a page has no address for them. */
export function answerItem(
  item: Item,
  { knows, random, at }: { knows: number; random: RandomSource; at: Date },
): ItemView {
  const definition = registry.find(item.type);
  const steps: readonly StoredStep[] = item.steps;
  const answered = steps.map((stored, step) => {
    const { schema, rules, clock } = readStep(definition, stored);
    const answer = answerAs(item.type, stored, knows, random);
    const graded =
      rules.scoring === "keyed"
        ? rules.grade({ key: stored.key, answer })
        : {
            verdict: { state: "unscored", reason: "no-corrector" } as const,
            review: rules.review({ key: stored.key, answer }, null),
          };
    const outcome = toOutcome(graded.verdict, { scoresNothing: true });
    return {
      part: { outcome, weight: schema.weight, skill: schema.skill },
      view: {
        ...{ kind: stored.kind, step, skill: schema.skill, prompt: stored.prompt },
        clock: { run: stored.run, ...clock, openedAt: null, deadlineAt: null },
        media: [],
        result: { outcome, answer, review: graded.review, mended: null, answeredAt: at.toISOString() },
      },
    };
  });
  const parts = answered.map(({ part }) => part);
  const raw = {
    ...{ type: item.type, position: 0, begunAt: null, finishedAt: at.toISOString() },
    stepCount: steps.length,
    steps: answered.map(({ view }) => view),
    outcome: combine(parts),
    skills: skillsOf(definition.schema).flatMap((skill) => {
      const outcome = outcomeOf(parts, skill);
      return outcome ? [{ skill, outcome }] : [];
    }),
    explanation: item.explanation,
  };
  return viewOf(itemView(item.type, definition.schema).parse(raw));
}

const outcomeOf = (parts: readonly { outcome: Outcome; weight: number; skill: Skill }[], skill: Skill) =>
  combine(parts.filter((part) => part.skill === skill));

/** The type's own schema has said what it is. */
function viewOf(parsed: unknown): ItemView {
  if (typeof parsed !== "object" || parsed === null) throw new Error("This is no item.");
  return structuredClone(parsed) as ItemView;
}

/** Which share of a skill somebody earned with what was asked in one slot. */
export function shareEarned(views: readonly ItemView[], skill: Skill): number {
  const [first] = views;
  if (!first) throw new Error("Nothing was asked.");
  const { round } = registry.find(first.type);
  if (round && views.length > 1) {
    const reviews = views.flatMap(({ steps }) => steps.map(({ result }) => result?.review ?? null));
    const { earned, max } = round.score(reviews);
    return earned / max;
  }
  const outcome = first.skills.find((each) => each.skill === skill)?.outcome;
  return outcome?.state === "scored" ? outcome.earned / outcome.max : 0;
}
