import { useTranslations } from "next-intl";

import { MarginNotes } from "@/components/site/home/margin-notes";
import { NumberedSteps } from "@/components/site/home/numbered-steps";
import { Section } from "@/components/site/home/section";

const steps = ["howStep1", "howStep2", "howStep3"] as const;

export function HowItWorks() {
  const t = useTranslations("Home");
  return (
    <Section id="how" title={t("howTitle")} text={t("howText")}>
      <div className="grid items-center gap-x-14 gap-y-6 sm:gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <NumberedSteps steps={steps} />
        <MarginNotes />
      </div>
    </Section>
  );
}
