import { getTranslations } from "next-intl/server";

import { Section } from "@/components/site/home/section";
import { Badge } from "@/components/ui/badge";
import { buttonClass } from "@/components/ui/button";
import { readVoices } from "@/lib/content/cms";
import type { Locale } from "@/lib/i18n/locales";

type Voice = Awaited<ReturnType<typeof readVoices>>[number];

const shownAtOnce = 3;

/** What real learners say: a few at once, the others folded away in the same page. Nothing while nobody has. */
export async function Voices({ locale }: { locale: Locale }) {
  const t = await getTranslations({ locale, namespace: "Home" });
  const voices = await readVoices(locale);
  if (voices.length === 0) return null;
  const folded = voices.slice(shownAtOnce);

  return (
    <Section id="voices" title={t("voicesTitle")}>
      <VoiceList locale={locale} voices={voices.slice(0, shownAtOnce)} />
      {folded.length > 0 ? (
        <details className="group mt-4">
          <summary
            className={`${buttonClass({ variant: "secondary" })} list-none max-sm:w-full [&::-webkit-details-marker]:hidden`}
          >
            <span className="group-open:hidden">{t("voicesAll", { count: voices.length })}</span>
            <span className="hidden group-open:inline">{t("voicesFewer")}</span>
          </summary>
          <div className="mt-4">
            <VoiceList locale={locale} voices={folded} />
          </div>
        </details>
      ) : null}
    </Section>
  );
}

async function VoiceList({ locale, voices }: { locale: Locale; voices: readonly Voice[] }) {
  const t = await getTranslations({ locale, namespace: "Home" });
  const countries = new Intl.DisplayNames(locale, { type: "region" });
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {voices.map(({ order, language, data }) => (
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
            <Badge tone="mark">{t("rated", { rate: data.rate })}</Badge>
          </div>
        </li>
      ))}
    </ul>
  );
}
