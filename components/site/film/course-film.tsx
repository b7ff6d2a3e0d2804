import { useTranslations } from "next-intl";
import { getTranslations } from "next-intl/server";

import { OutsideFilm } from "@/components/site/film/outside-film";
import { OwnFilm } from "@/components/site/film/own-film";
import { spokenDuration } from "@/components/site/film/spoken-duration";
import { OpeningSign } from "@/components/ui/opening-sign";
import type { Course } from "@/lib/content/courses/courses";
import { clockTime, secondsOf } from "@/lib/content/films/film-files";
import { filmHosts } from "@/lib/content/films/film-hosts";
import type { Film } from "@/lib/content/films/film-schema";
import { readCues } from "@/lib/content/films/film-cues";
import { getFilm } from "@/lib/content/films/films";
import type { Video } from "@/lib/content/films/video-schema";
import { defaultLocale, type Locale } from "@/lib/i18n/locales";
import { Phrased } from "@/components/site/phrased";

/** A course's film with all it says; nothing where a course has none. */
export async function CourseFilm({ course }: { course: Course }) {
  const { video, locale } = course;
  const film = video?.provider === "self" ? getFilm(video.id) : null;
  if (!video || (video.provider === "self" && !film)) return null;
  const t = await getTranslations({ locale, namespace: "Film" });
  return (
    <section id="film" data-not-printed aria-labelledby="film-title" className="mb-12">
      <h2 id="film-title" className="mb-4 text-2xl">
        <Phrased>{t("title")}</Phrased>
      </h2>
      {film ? (
        <>
          <OwnFilm film={film} locale={locale} labelledBy="film-title" />
          <p className="mt-3 text-sm text-ink-soft">
            <span className="font-semibold text-ink tabular">{clockTime(film.seconds)}</span> · {t("about")}
          </p>
          <Transcript film={film} locale={locale} label={t("transcript")} />
        </>
      ) : video.provider === "self" ? null : (
        <FilmElsewhere video={video} course={course} />
      )}
    </section>
  );
}

type Elsewhere = { video: Exclude<Video, { provider: "self" }>; course: Course };

function FilmElsewhere({ video, course: { locale, title } }: Elsewhere) {
  const t = useTranslations("Film");
  const provider = filmHosts[video.provider].name;
  const duration = spokenDuration(locale, secondsOf(video.duration));
  const words = {
    play: t("playOutside", { title, provider, duration }),
    notice: t("outside", { provider }),
    watchThere: t("watchThere", { provider }),
  };
  return <OutsideFilm video={video} locale={locale} title={title} words={words} />;
}

type TranscriptProps = { film: Film; locale: Locale; label: string };

/** For those who would rather read, and for those who search. */
async function Transcript({ film, locale, label }: TranscriptProps) {
  const cues = await readCues(film, locale);
  return (
    <details className="group mt-3 rounded-card bg-sunken">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 font-semibold text-teal [&::-webkit-details-marker]:hidden">
        {label}
        <OpeningSign />
      </summary>
      <div className="grid max-w-text gap-2 px-4 pb-4">
        {cues.map(({ start, text }, index) => (
          <p key={start} lang={isEnglish(film, index, text) && locale !== defaultLocale ? "en" : undefined}>
            {text}
          </p>
        ))}
      </div>
    </details>
  );
}

const isEnglish = ({ cues }: Film, index: number, text: string) => cues[index]?.text === text;
