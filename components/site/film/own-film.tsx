import { useTranslations } from "next-intl";

import { OwnFilmPlayer } from "@/components/site/film/own-film-player";
import { spokenDuration } from "@/components/site/film/spoken-duration";
import { captionsFile, captionLocales, clockTime, filmFile } from "@/lib/content/films/film-files";
import type { Film } from "@/lib/content/films/film-schema";
import { defaultLocale, type Locale, localeFacts } from "@/lib/i18n/locales";

type OwnFilmProps = { film: Film; locale: Locale; labelledBy: string };

/** A film of ours with its captions; those of the page's language are shown, English ones on request. */
export function OwnFilm({ film, locale, labelledBy }: OwnFilmProps) {
  const t = useTranslations("Film");
  const own = locale === defaultLocale ? null : locale;
  return (
    <OwnFilmPlayer
      src={filmFile(film.file)}
      poster={filmFile(film.poster)}
      labelledBy={labelledBy}
      captions={own}
      label={t("play", { duration: spokenDuration(locale, film.seconds) })}
      length={clockTime(film.seconds)}
    >
      {captionLocales(locale).map((each) => (
        <track
          key={each}
          kind="captions"
          srcLang={each}
          label={localeFacts[each].name}
          src={captionsFile(film.id, each)}
          default={each === own}
        />
      ))}
    </OwnFilmPlayer>
  );
}
