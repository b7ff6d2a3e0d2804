import { captionsFile, captionLocales, filmFile } from "@/lib/content/films/film-files";
import type { Film } from "@/lib/content/films/film-schema";
import { defaultLocale, type Locale, localeFacts } from "@/lib/i18n/locales";

type OwnFilmProps = { film: Film; locale: Locale; labelledBy: string };

/** A film of ours with its captions; those of the page's language are shown, English ones on request. */
export function OwnFilm({ film, locale, labelledBy }: OwnFilmProps) {
  return (
    <video
      controls
      playsInline
      preload="none"
      width={1280}
      height={720}
      poster={filmFile(film.poster)}
      src={filmFile(film.file)}
      aria-labelledby={labelledBy}
      className="aspect-video h-auto w-full rounded-card border border-line bg-sunken"
    >
      {captionLocales(locale).map((each) => (
        <track
          key={each}
          kind="captions"
          srcLang={each}
          label={localeFacts[each].name}
          src={captionsFile(film.id, each)}
          default={each === locale && locale !== defaultLocale}
        />
      ))}
    </video>
  );
}
