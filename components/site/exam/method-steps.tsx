import { useTranslations } from "next-intl";

import { Section } from "@/components/site/home/section";
import { Phrased } from "@/components/site/phrased";

const steps = ["how1", "how2", "how3", "how4", "how5"] as const;

/** How a score comes about, step by step. */
export function MethodSteps() {
  const t = useTranslations("ExamMethod");
  return (
    <Section id="how" title={t("howTitle")}>
      <ol className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
        {steps.map((step) => (
          <li key={step} className="border-t-2 border-ink pt-4">
            <h3 className="text-lg">
              <Phrased>{t(step)}</Phrased>
            </h3>
            <p className="mt-2 text-ink-soft">{t(`${step}Text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
