import { measuredExam } from "@/lib/content/exam/measured";
import { partsOf } from "@/lib/exam/blueprint/blueprint";
import { blueprints } from "@/lib/exam/blueprint/blueprints";
import { skills } from "@/lib/questions/define-schema";

const { minutes } = measuredExam;

/** How long the mock exam takes, in whole minutes: half of all sittings, nine in ten, and the longest there can be. */
export const examMinutes = {
  median: Math.round(minutes.median),
  ninety: Math.round(minutes.p90),
  most: Math.round(minutes.most),
};

/** What the mock exam asks, and how many of each, by skill. */
export const examSections = skills.map((skill) => ({
  skill,
  parts: partsOf(blueprints.current).filter((part) => part.skill === skill),
}));
