import "server-only";
import * as m from "zod/mini";

import type { Locale } from "@/lib/i18n/locales";
import type { AnyDefinition, AnyRules } from "@/lib/questions/define-question";
import { type AnyQuestionSchema, skillsOf } from "@/lib/questions/define-schema";
import { Explanation } from "@/lib/questions/explanations";
import { combine, type Outcome } from "@/lib/questions/outcome";
import { parseStep, readStep } from "@/lib/questions/registry";
import { StoredStep } from "@/lib/questions/stored-step";
import { readWay } from "@/lib/questions/way";
import type { ItemView } from "@/lib/questions/wire";
import type { CountedAnswer, ItemState } from "@/lib/services/answers/item-state";
import { itemView } from "@/lib/services/answers/views";
import { translateExplanation } from "@/lib/services/glosses/translate-explanation";
import { mediaView } from "@/lib/services/media/media-view";
import type { MediaVersions, PinnedMedia } from "@/lib/services/media/media-versions";
import type { Runtime } from "@/lib/services/runtime";

/** An item in its place, as the database has it. */
export type PlacedItem = {
  type: string;
  position: number;
  begunAt: Date | null;
  finishedAt: Date | null;
  steps: readonly StoredStep[];
  explanation: unknown;
  media: PinnedMedia;
};

export type Shows = {
  /** Outcomes, reviews and explanations; an exam keeps them for its report. */
  results: boolean;
  slowBefore: boolean;
  /** What its owner may hand in to be corrected. */
  handIns: boolean;
};

const Explanations = m.array(Explanation);
const Steps = m.array(StoredStep);
/** The type's own allow-list has said what it is; this says it to the compiler, which knows the built-in types only. */
const asItemView = m.custom<ItemView>();

/** The steps of a stored item. Throws ZodError when they do not fit its type. */
export function readSteps(runtime: Runtime, type: string, steps: unknown): StoredStep[] {
  const definition = runtime.questions.find(type);
  return Steps.parse(steps).map((stored) => parseStep(definition, stored));
}

/** An item as its owner sees it: the steps met so far, no key, and results only where there is an answer. */
export function presentItem(
  runtime: Runtime,
  item: PlacedItem,
  state: ItemState,
  given: { versions: MediaVersions; shows: Shows; locale: Locale },
): ItemView {
  const { type, position, begunAt, finishedAt, steps } = item;
  const definition = runtime.questions.find(type);
  const way = readWay(definition, steps, state.answers);
  const isDone = way.open === null && given.shows.results;
  const parts = isDone ? [...state.answers.values()] : [];
  const raw = {
    ...{ type, position, begunAt: time(begunAt), finishedAt: time(finishedAt) },
    stepCount: definition.longest(steps),
    steps: way.met.map((at) => presentStep(runtime, { item, state, definition, at, ...given })),
    outcome: combine(parts),
    skills: skillOutcomes(definition.schema, parts),
    explanation: isDone
      ? translateExplanation(Explanations.parse(item.explanation), { ...given, glosses: runtime.glosses })
      : [],
  };
  return asItemView.parse(viewFor(type, definition.schema).parse(raw));
}

/** An item whose clocks are longer than the test's. */
export function withMultiplier(view: ItemView, factor: number): ItemView {
  for (const { clock } of view.steps) {
    clock.prepare *= factor;
    clock.seconds *= factor;
  }
  return view;
}

function skillOutcomes(schema: AnyQuestionSchema, parts: readonly CountedAnswer[]) {
  return skillsOf(schema).flatMap((skill) => {
    const outcome = combine(parts.filter((part) => part.skill === skill));
    return outcome ? [{ skill, outcome }] : [];
  });
}

type StepSource = {
  item: PlacedItem;
  state: ItemState;
  definition: AnyDefinition;
  at: number;
  versions: MediaVersions;
  shows: Shows;
};

function presentStep(runtime: Runtime, { item, state, definition, at, versions, shows }: StepSource) {
  const stored = item.steps[at];
  if (!stored) throw new Error(`The item has no step ${at}.`);
  const { schema, clock, rules } = readStep(definition, stored);
  const answer = state.answers.get(at);
  const running = state.clocks.get(stored.run);
  const shown = {
    pinned: item.media,
    versions,
    isReviewed: answer !== undefined && shows.results,
    hearsSlow: shows.slowBefore,
  };
  return {
    kind: stored.kind,
    step: at,
    skill: schema.skill,
    prompt: stored.prompt,
    clock: {
      ...{ run: stored.run, ...clock },
      openedAt: time(running?.openedAt),
      deadlineAt: time(running?.deadlineAt),
    },
    media: mediaView(runtime, stored.media, shown),
    result: answer ? { ...presentResult(answer, shows), ...presentHandIn(answer, rules, shows) } : null,
  };
}

function presentResult(counted: CountedAnswer, { results }: Shows) {
  const { outcome, answer, review, mended, answeredAt, unjudged } = counted;
  const kept: { outcome: Outcome | null; review: unknown; mended: string | null } = results
    ? { outcome, review, mended }
    : { outcome: null, review: null, mended: null };
  const later = results && unjudged ? { unjudged: unjudged.outcome } : {};
  return { ...kept, ...later, answer, answeredAt: answeredAt.toISOString() };
}

/** Only where an engine would have scored it, none did, and there is something to score. */
function presentHandIn({ id, answer, outcome }: CountedAnswer, rules: AnyRules, shows: Shows) {
  const isOpen = outcome.state === "unscored" && outcome.reason === "no-corrector";
  if (!shows.results || !shows.handIns || !isOpen || rules.scoring === "keyed") return {};
  const handIn = rules.handIn(answer);
  return handIn ? { handIn: { ...handIn, sourceAnswerId: id } } : {};
}

const time = (at: Date | null | undefined) => at?.toISOString() ?? null;

const views = new WeakMap<AnyQuestionSchema, ReturnType<typeof itemView>>();

function viewFor(type: string, schema: AnyQuestionSchema) {
  const view = views.get(schema) ?? itemView(type, schema);
  views.set(schema, view);
  return view;
}
