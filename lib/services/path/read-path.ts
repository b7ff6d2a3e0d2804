import "server-only";

import { getCourse } from "@/lib/content/courses/courses";
import type { Locale } from "@/lib/i18n/locales";
import { planPath, type PathEntry as Planned } from "@/lib/plan/plan-path";
import { usualSetSizes } from "@/lib/questions/define-schema";
import { writePurpose } from "@/lib/questions/purpose";
import type { QuestionType } from "@/lib/questions/types";
import { countWeakSets } from "@/lib/services/path/count-weeks";
import { gatherFacts } from "@/lib/services/path/gather-facts";
import type { PathEntry, PathView } from "@/lib/services/path/views";
import { findWeak } from "@/lib/services/practice/find-weak";
import type { WeakKind } from "@/lib/services/practice/weak-kinds";
import type { Runtime, UserCtx } from "@/lib/services/runtime";
import { levelAt } from "@/lib/services/practice/level-at";
import { readNow } from "@/lib/services/vocabulary/read-now";

/** Minutes, about: ours, as the pages say them. */
const minutesOf = { diagnostic: 8, correction: 10, mock: 60, weak: 5, words: 5 } as const;
/** Of the time of a question's clock that is used, and seconds to read its explanation. */
const usedTime = { share: 0.7, reading: 15 } as const;

type Shown = { runtime: Runtime; locale: Locale; points: number | null; isBeginner: boolean };

function minutesToPractise({ questions }: Runtime, type: QuestionType, need: number) {
  const { clocks, round = 1 } = questions.find(type).schema;
  const longest = Math.max(...Object.values(clocks).map(({ prepare, seconds }) => prepare + seconds));
  return Math.max(1, Math.round((need * round * (longest * usedTime.share) + need * usedTime.reading) / 60));
}

const titleOf = (locale: Locale, slug: string) => getCourse(locale, slug)?.name ?? slug;

function toPractice({ runtime, points, isBeginner }: Shown, entry: Extract<Planned, { kind: "practice" }>) {
  const { type, why, ...amount } = entry;
  const purpose = writePurpose({ kind: "type", type });
  const isRound = runtime.questions.find(type).schema.round !== undefined;
  return {
    ...amount,
    type,
    minutes: minutesToPractise(runtime, type, amount.need),
    wish: isBeginner
      ? { purpose, level: "easy" as const, way: "single" as const }
      : { purpose, level: levelAt(points), way: isRound ? ("round" as const) : ("single" as const) },
    why,
  };
}

function toView(shown: Shown, entry: Planned): PathEntry {
  if (entry.kind === "practice") return toPractice(shown, entry);
  if (entry.kind === "course") {
    const course = getCourse(shown.locale, entry.slug);
    return { ...entry, title: titleOf(shown.locale, entry.slug), minutes: course?.minutes ?? 0 };
  }
  return { ...entry, minutes: minutesOf[entry.kind] * entry.need };
}

/** What is missed most comes before the week's sets; it stays, ticked, where it was done this week. */
function weakEntry(worst: WeakKind | undefined, done: number): PathEntry[] {
  if (!worst && done === 0) return [];
  const wish = { purpose: writePurpose({ kind: "weak" }), level: "mixed", way: "single" } as const;
  return [
    { kind: "weak", need: 1, done: Math.min(1, done), minutes: minutesOf.weak, wish, worst: worst ?? null },
  ];
}

/** The first set of a beginner: short and easy. */
function beginEasily(entries: PathEntry[]): PathEntry[] {
  const first = entries.find(({ kind }) => kind === "practice");
  const [size] = usualSetSizes;
  return entries.map((entry) =>
    entry === first && entry.kind === "practice"
      ? { ...entry, wish: { ...entry.wish, size }, why: { kind: "first" } }
      : entry,
  );
}

type FoundStanding = Awaited<ReturnType<typeof gatherFacts>>["standing"];

function viewStanding(standing: FoundStanding): PathView["standing"] {
  if (!standing) return null;
  const { reading = null, listening = null, speaking = null, writing = null } = standing.skills;
  const { on, points, low, high } = standing;
  return { on, points, low, high, skills: { reading, listening, speaking, writing } };
}

const isSet = ({ kind }: PathEntry) => kind === "practice" || kind === "weak";

/** The caller's way to the test. It is made from what they said and did, each time anew, and nothing of it is stored. */
export async function readPath(ctx: UserCtx, { timeZone }: { timeZone: string }): Promise<PathView> {
  const { runtime, locale } = ctx;
  const { db } = runtime.database;
  const { userId } = ctx.actor;
  const now = await readNow(db, runtime);
  const facts = await gatherFacts(ctx, { timeZone, now });
  const { weak } = await findWeak(db, runtime, userId);
  const { startsAt, standing, goals } = facts;
  const weakDone = await countWeakSets(db, { userId, startsAt });
  const isBeginner = facts.begunOn === null;
  const path = planPath(facts);
  const shown = { runtime, locale, points: standing?.points ?? null, isBeginner };
  const planned = path.entries.map((entry) => toView(shown, entry));
  const sets = planned.findIndex(({ kind }) => kind === "practice");
  const at = sets < 0 ? planned.length : sets;
  const whole = [...planned.slice(0, at), ...weakEntry(weak[0], weakDone), ...planned.slice(at)];
  const entries = isBeginner ? beginEasily(whole) : whole;
  const next = entries.findIndex((entry) => isSet(entry) && entry.done < entry.need);
  return {
    standing: viewStanding(standing),
    outlook: path.outlook,
    today: facts.today,
    testDate: goals.testDate,
    target: goals.target.overall,
    startsOn: path.startsOn,
    isTestWeek: path.isTestWeek,
    entries,
    nextSet: next < 0 ? null : next,
    later: path.later.map(({ courses, ...week }) => ({
      ...week,
      courses: courses.map((slug) => ({ slug, title: titleOf(locale, slug) })),
    })),
    beyond: path.beyond,
  };
}
