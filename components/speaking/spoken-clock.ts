import { useLocale, useTranslations } from "next-intl";

import { durationIn } from "@/components/learner/corrections/duration";
import { useClockFactor } from "@/components/learner/player/clock-choice";
import type { SpokenTimes } from "@/lib/core/spoken-times";

/** What the server reads of one recording at most, with room. */
const longest = 190;

/** How long somebody has here: as in the test, or as they chose. `isTimed` is false without a clock. */
export function useSpokenClock({ prepare, seconds }: SpokenTimes, strict: boolean) {
  const chosen = useClockFactor();
  const factor = strict ? 1 : chosen;
  return {
    factor,
    isTimed: factor !== null,
    mostSeconds: factor === null ? longest : Math.min(longest, seconds * factor),
    prepareSeconds: factor === null ? null : prepare * factor,
  };
}

/** What comes, one line each. */
export function useSpokenSteps({ prepare, seconds, least, plays }: SpokenTimes, isHeard: boolean): string[] {
  const t = useTranslations("Speaking.steps");
  const locale = useLocale();
  return [
    ...(isHeard ? [t("hear", { count: plays })] : []),
    ...(prepare > 0 ? [t("prepare", { time: durationIn(locale, prepare) })] : []),
    t("speak", { time: durationIn(locale, seconds) }),
    ...(least > 0 ? [t("least", { time: durationIn(locale, least) })] : []),
  ];
}
