import { useTranslations } from "next-intl";

import { Section } from "@/components/site/home/section";
import { type Screen, screenFile, screens, screenSize } from "@/lib/content/screens";
import type { Locale } from "@/lib/i18n/locales";
import { Phrased } from "@/components/site/phrased";

/** Which words say what a screen shows. */
const words = {
  question: "Home.howStep1",
  answer: "Home.howStep3",
  result: "Practice.screenResult",
} as const satisfies Record<Screen, string>;

/** The product itself, in the reader's language: pictures that a script takes from it. */
export function PracticeScreens({ locale }: { locale: Locale }) {
  const t = useTranslations();
  return (
    <Section id="screens" title={t("Home.howTitle")} text={t("Home.howText")}>
      <ol className="grid gap-x-8 gap-y-10 max-sm:mx-auto max-sm:max-w-80 sm:grid-cols-3">
        {screens.map((screen) => (
          <li key={screen}>
            <img
              src={screenFile(locale, screen)}
              alt=""
              width={screenSize.width}
              height={screenSize.height}
              loading="lazy"
              decoding="async"
              className="h-auto w-full rounded-card border-4 border-ink shaded"
            />
            <h3 className="mt-4 text-lg">
              <Phrased>{t(words[screen])}</Phrased>
            </h3>
            <p className="mt-1 text-ink-soft">{t(`${words[screen]}Text`)}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
