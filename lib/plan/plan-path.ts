import { addDays, type Counts, type Day, daysBetween, type Facts, mondayOf } from "@/lib/plan/facts";
import { type Outlook, readOutlook } from "@/lib/plan/outlook";
import { planCourses } from "@/lib/plan/plan-courses";
import { type MockReason, planMock } from "@/lib/plan/plan-mock";
import { missedOf, planPractice, type PracticeEntry, type PracticeReason } from "@/lib/plan/plan-practice";
import { planWords, type WordsReason } from "@/lib/plan/plan-words";
import type { SkillReason } from "@/lib/plan/weigh-skills";
import type { Skill } from "@/lib/questions/define-schema";
import type { QuestionType } from "@/lib/questions/types";

/** Without a date a path looks so far ahead; with one at most so far. */
const openWeeks = 8;
const mostWeeks = 26;

type Amount = { need: number; done: number };
export type PathEntry = Amount &
  (
    | { kind: "diagnostic" }
    | {
        kind: "course";
        slug: string;
        why: { kind: NonNullable<SkillReason> | "unread"; skill: Skill | null };
      }
    | { kind: "practice"; type: QuestionType; why: PracticeReason }
    | { kind: "words"; why: WordsReason }
    | { kind: "correction"; skill: "writing" | "speaking" }
    | { kind: "mock"; why: MockReason }
  );

/** A week to come, in short. */
export type LaterWeek = {
  startsOn: Day;
  isTestWeek: boolean;
  questions: number;
  courses: string[];
  corrections: number;
  mock: MockReason | null;
};

export type Path = {
  outlook: Outlook;
  startsOn: Day;
  isTestWeek: boolean;
  entries: PathEntry[];
  later: LaterWeek[];
  /** Weeks until the test that are too far away to be planned. */
  beyond: number;
};

/** A test ahead; null without one, and when it is over. */
const testAhead = ({ goals, today }: Facts) =>
  goals.testDate !== null && goals.testDate >= today ? goals.testDate : null;

/** Weeks between a Monday and the week of the test; null without a date. */
const weeksLeft = (test: Day | null, monday: Day) =>
  test === null ? null : daysBetween(monday, mondayOf(test)) / 7;

/** The part of a week that there is: not the days before its learner began, nor the test's day and those after it. */
function partOf(facts: Facts, monday: Day) {
  const test = testAhead(facts);
  const begun = facts.begunOn ?? facts.today;
  const from = begun > monday ? begun : monday;
  const sunday = addDays(monday, 7);
  const to = test !== null && test < sunday ? test : sunday;
  return Math.max(0, Math.min(1, daysBetween(from, to) / 7));
}

/** What last week was to have and has not; nothing for who began this week, or did nothing at all and begins anew. */
function missedLastWeek(facts: Facts): Counts {
  const last = addDays(facts.monday, -7);
  if (facts.begunOn === null || facts.begunOn >= facts.monday) return {};
  const [, done = {}, ...before] = facts.answered;
  if (Object.keys(done).length === 0) return {};
  return missedOf(planPractice(facts, { before, missed: {}, part: partOf(facts, last) }), done);
}

const countSince = <Row extends { on: Day }>(rows: readonly Row[], monday: Day) =>
  rows.filter(({ on }) => on >= monday).length;

function correctionsOf({ open, goals }: Facts, isTestWeek: boolean) {
  if (isTestWeek) return [];
  return (["writing", "speaking"] as const).flatMap((skill) => {
    const { [skill]: own, overall } = goals.target;
    const need = own !== null && overall !== null && own > overall ? 2 : 1;
    return open[skill] ? [{ skill, need }] : [];
  });
}

/** Counted in days. */
function wordsOf(facts: Facts, isTestWeek: boolean): PathEntry[] {
  const planned = planWords(facts, { part: partOf(facts, facts.monday), isTestWeek });
  if (!planned) return [];
  const done = new Set(facts.words.learned.filter((day) => day >= facts.monday)).size;
  return [{ kind: "words", ...planned, done: Math.min(planned.need, done) }];
}

const lastBefore = (days: readonly Day[], monday: Day) =>
  days
    .filter((day) => day < monday)
    .toSorted()
    .at(-1) ?? null;

function planThisWeek(facts: Facts, practice: readonly PracticeEntry[]): PathEntry[] {
  const { monday, standing, begunOn } = facts;
  const left = weeksLeft(testAhead(facts), monday);
  const isTestWeek = left === 0;
  const [answered = {}] = facts.answered;
  const read = new Set(facts.read.filter(({ on }) => on < monday).map(({ slug }) => slug));
  const courses = planCourses(facts, { monday, left, read }).map(({ slug, why, isDone }): PathEntry => {
    const skill = facts.courses.find((course) => course.slug === slug)?.skill ?? null;
    return { kind: "course", slug, why: { kind: why ?? "unread", skill }, need: 1, done: isDone ? 1 : 0 };
  });
  const mocked = facts.mocks.filter((day) => day >= monday).length;
  const isUnderWay = begunOn !== null && begunOn < monday;
  const mock = planMock(facts, { monday, last: lastBefore(facts.mocks, monday), isUnderWay });
  const mockEntry: PathEntry[] = mock
    ? [{ kind: "mock", why: mock, need: 1, done: Math.min(1, mocked) }]
    : [];
  const diagnosed: PathEntry[] =
    standing && standing.on < monday ? [] : [{ kind: "diagnostic", need: 1, done: standing ? 1 : 0 }];
  return [
    ...diagnosed,
    ...courses.slice(0, 1),
    ...practice.map((entry): PathEntry => ({
      kind: "practice",
      ...entry,
      done: Math.min(entry.need, answered[entry.type] ?? 0),
    })),
    ...wordsOf(facts, isTestWeek),
    ...courses.slice(1),
    ...correctionsOf(facts, isTestWeek).map(({ skill, need }): PathEntry => {
      const done = countSince(
        facts.corrections.filter((each) => each.skill === skill),
        monday,
      );
      return { kind: "correction", skill, need, done: Math.min(need, done) };
    }),
    ...mockEntry,
  ];
}

const countsOf = (practice: readonly PracticeEntry[]): Counts =>
  Object.fromEntries(practice.map(({ type, need }) => [type, need]));

/** The weeks to come, as if everything before them were done as planned. */
function planLater(
  facts: Facts,
  thisWeek: readonly PathEntry[],
  practice: readonly PracticeEntry[],
  count: number,
) {
  const test = testAhead(facts);
  const planned = thisWeek.flatMap((entry) => (entry.kind === "course" ? [entry.slug] : []));
  const read = new Set([...facts.read.map(({ slug }) => slug), ...planned]);
  const isMocked = thisWeek.some(({ kind }) => kind === "mock");
  let last = isMocked ? addDays(facts.monday, 5) : (facts.mocks.toSorted().at(-1) ?? null);
  let before = [countsOf(practice), ...facts.answered.slice(1)];
  return Array.from({ length: count }, (_, at): LaterWeek => {
    const monday = addDays(facts.monday, 7 * (at + 1));
    const left = weeksLeft(test, monday);
    const own = planPractice(facts, { before, missed: {}, part: partOf(facts, monday) });
    const courses = planCourses(facts, { monday, left, read }).map(({ slug }) => slug);
    const mock = planMock(facts, { monday, last, isUnderWay: true });
    for (const slug of courses) read.add(slug);
    if (mock) last = addDays(monday, 5);
    before = [countsOf(own), ...before];
    return {
      startsOn: monday,
      isTestWeek: left === 0,
      questions: own.reduce((sum, { need }) => sum + need, 0),
      courses,
      corrections: correctionsOf(facts, left === 0).reduce((sum, { need }) => sum + need, 0),
      mock,
    };
  });
}

/**
 * The way to the test, week by week: this week with all that belongs to it and what of it is done, the others in short.
 * It follows from the facts alone: what was not done is in the next plan, and what was done is not asked again.
 */
export function planPath(facts: Facts): Path {
  const left = weeksLeft(testAhead(facts), facts.monday);
  const whole = left ?? openWeeks - 1;
  const count = Math.min(whole, mostWeeks - 1);
  const practice = planPractice(facts, {
    before: facts.answered.slice(1),
    missed: missedLastWeek(facts),
    part: partOf(facts, facts.monday),
  });
  const entries = planThisWeek(facts, practice);
  return {
    outlook: readOutlook(facts),
    startsOn: facts.monday,
    isTestWeek: left === 0,
    entries,
    later: planLater(facts, entries, practice, count),
    beyond: whole - count,
  };
}
