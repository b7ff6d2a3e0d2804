import { useTranslations } from "next-intl";

import { timeMultipliers, type TimeMultiplier } from "@/lib/core/exam-kinds";

/** As the clock of practice calls them. */
const timeNames = { 1: "x1", 1.25: "x125", 1.5: "x15", 2: "x2" } as const satisfies Record<
  TimeMultiplier,
  string
>;

export function useTimeName() {
  const t = useTranslations("Learner.player.clockSet");
  return (multiplier: TimeMultiplier) => t(timeNames[multiplier]);
}

/** That a set is in exam mode, and how much more time it has than the test. */
export function ExamModeName({ multiplier }: { multiplier: number }) {
  const t = useTranslations("Learner.examMode.modes");
  const timeName = useTimeName();
  const longer = timeMultipliers.find((each) => each > 1 && each === multiplier);
  return longer === undefined ? t("exam") : `${t("exam")}, ${timeName(longer)}`;
}
