import { useLocale, useTranslations } from "next-intl";

import { durationIn } from "@/components/learner/corrections/duration";
import type { SpokenTimes } from "@/lib/core/spoken-times";

/** What comes in a conversation, one line each. */
export function useConversationSteps({ seconds }: SpokenTimes): string[] {
  const t = useTranslations("Speaking.steps");
  const locale = useLocale();
  return [t("heardOnce"), t("answer", { time: durationIn(locale, seconds) }), t("follows")];
}
