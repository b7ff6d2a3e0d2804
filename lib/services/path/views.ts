import "server-only";
import { z } from "zod";

import { skills } from "@/lib/questions/define-schema";
import { questionTypes } from "@/lib/questions/types";
import { Level, SetSize, SetWay } from "@/lib/services/practice/views";
import { WeakKind } from "@/lib/services/practice/weak-kinds";

const day = z.iso.date();
const whole = z.number().int();
const Skill = z.enum(skills);
const SkillStanding = z.enum(["stronger", "similar", "weaker"]).nullable();

/** What to ask `POST /practice/sets` for. */
const Wish = z.object({ purpose: z.string(), level: Level, way: SetWay, size: SetSize.optional() });

/** How much of it the week has, and how much of that is done. */
const amount = { need: whole, done: whole, minutes: whole };

export const PathEntry = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("diagnostic"), ...amount }),
  z.object({
    kind: z.literal("course"),
    ...amount,
    slug: z.string(),
    /** In the language of the call. */
    title: z.string(),
    why: z.object({ kind: z.enum(["weaker", "target", "unread"]), skill: Skill.nullable() }),
  }),
  /** What is missed most, in a set of its own. */
  z.object({ kind: z.literal("weak"), ...amount, wish: Wish, worst: WeakKind.nullable() }),
  z.object({
    kind: z.literal("practice"),
    ...amount,
    type: z.enum(questionTypes),
    wish: Wish,
    why: z.discriminatedUnion("kind", [
      /** Nothing was answered yet. */
      z.object({ kind: z.literal("first") }),
      z.object({ kind: z.literal("missed"), count: whole }),
      z.object({ kind: z.literal("weaker"), skill: Skill }),
      z.object({ kind: z.literal("target"), skill: Skill }),
      /** So few questions of the type were answered in the four weeks before. */
      z.object({ kind: z.literal("rare"), answered: whole }),
      z.object({ kind: z.literal("even") }),
    ]),
  }),
  /** So many days of the week with words of one's own; `first` for who has none yet. */
  z.object({ kind: z.literal("words"), ...amount, why: z.enum(["first", "kept"]) }),
  z.object({ kind: z.literal("correction"), ...amount, skill: z.enum(["writing", "speaking"]) }),
  z.object({ kind: z.literal("mock"), ...amount, why: z.enum(["first", "rehearsal", "last"]) }),
]);
export type PathEntry = z.infer<typeof PathEntry>;

const LaterWeek = z.object({
  startsOn: day,
  isTestWeek: z.boolean(),
  questions: whole,
  courses: z.array(z.object({ slug: z.string(), title: z.string() })),
  corrections: whole,
  mock: z.enum(["first", "rehearsal", "last"]).nullable(),
});

const Outlook = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("no-target") }),
  z.object({ kind: z.literal("unmeasured") }),
  z.object({ kind: z.literal("reached") }),
  z.object({ kind: z.literal("within") }),
  /** So many points above the estimate; weeks null without a date ahead. */
  z.object({ kind: z.literal("above"), points: whole, weeks: whole.nullable() }),
  z.object({ kind: z.literal("far"), points: whole, weeks: whole }),
]);

export const PathView = z.object({
  /** The last sitting that gave a score; null before there is one. */
  standing: z
    .object({
      on: day,
      points: whole,
      low: whole,
      high: whole,
      skills: z.object({
        reading: SkillStanding,
        listening: SkillStanding,
        speaking: SkillStanding,
        writing: SkillStanding,
      }),
    })
    .nullable(),
  /** How target and date stand beside it; no promise. */
  outlook: Outlook,
  today: day,
  testDate: day.nullable(),
  /** Overall. */
  target: whole.nullable(),
  /** Monday of this week, in the caller's time zone. */
  startsOn: day,
  isTestWeek: z.boolean(),
  /** What belongs to this week, in the order in which it is best done. */
  entries: z.array(PathEntry),
  /** The place of the set to do next among them; null when no set is left. */
  nextSet: whole.nullable(),
  /** The weeks after, in short. */
  later: z.array(LaterWeek),
  /** Weeks until the test that are not listed. */
  beyond: whole,
});
export type PathView = z.infer<typeof PathView>;

export const CourseProgress = z.object({ isRead: z.boolean() });
export type CourseProgress = z.infer<typeof CourseProgress>;
