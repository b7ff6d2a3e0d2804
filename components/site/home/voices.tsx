import { getTranslations } from "next-intl/server";

import { Badge } from "@/components/ui/badge";
import { Section } from "@/components/site/home/section";
import { readTestimonials } from "@/lib/content/cms";
import type { Locale } from "@/lib/i18n/locales";

export async function Voices({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "Home" });
  const voices = await readTestimonials(locale);
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  const areSamples = voices.some((voice) => voice.sample);

  return (
    <Section id="voices" title={t("voicesTitle")} {...(areSamples && { text: t("voicesNote") })}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {voices.map(({ order, sample, language, data }) => (
          <li key={order} className="flex flex-col rounded-card border border-line bg-card p-5 sm:p-6">
            <blockquote lang={language === locale ? undefined : language} className="grow">
              {data.content}
            </blockquote>
            <div className="mt-5 flex items-center gap-3 border-t border-line pt-4">
              <span
                aria-hidden
                className="grid size-10 shrink-0 place-items-center rounded-full bg-teal-soft font-semibold text-teal"
              >
                {data.nickname.slice(0, 1)}
              </span>
              <p className="grow text-sm">
                <span className="block font-semibold">{data.nickname}</span>
                <span className="text-ink-soft">{countries.of(data.country)}</span>
              </p>
              {sample ? (
                <Badge>{t("sample")}</Badge>
              ) : (
                <Badge tone="mark">{t("rated", { rate: data.rate })}</Badge>
              )}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
