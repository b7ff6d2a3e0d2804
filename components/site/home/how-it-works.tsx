import { useTranslations } from "next-intl";

import { MarginNotes } from "@/components/site/home/margin-notes";
import { Section } from "@/components/site/home/section";
import { Phrased } from "@/components/site/phrased";

const steps = ["howStep1", "howStep2", "howStep3"] as const;

export function HowItWorks() {
  const t = useTranslations("Home");
  return (
    <Section id="how" title={t("howTitle")} text={t("howText")}>
      <div className="grid items-center gap-x-14 gap-y-6 sm:gap-y-10 lg:grid-cols-[1fr_1.15fr]">
        <ol className="grid gap-0 border-t border-line">
          {steps.map((step, index) => (
            <li
              key={step}
              className="grid grid-cols-[auto_1fr] gap-x-5 border-b border-line py-4 max-sm:last:border-0 sm:py-5"
            >
              <span
                aria-hidden
                className="grid size-9 place-items-center rounded-full border-2 border-ink font-bold tabular"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-lg">
                  <Phrased>{t(step)}</Phrased>
                </h3>
                <p className="mt-1 text-ink-soft">{t(`${step}Text`)}</p>
              </div>
            </li>
          ))}
        </ol>
        <MarginNotes />
      </div>
    </Section>
  );
}
