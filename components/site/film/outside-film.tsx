import { PressToPlay } from "@/components/site/film/press-to-play";
import { clockTime, secondsOf } from "@/lib/content/films/film-files";
import { filmHosts } from "@/lib/content/films/film-hosts";
import type { Video } from "@/lib/content/schemas";
import type { Locale } from "@/lib/i18n/locales";

type OutsideFilmProps = {
  video: Exclude<Video, { provider: "self" }>;
  locale: Locale;
  title: string;
  words: { play: string; notice: string; watchThere: string };
};

/** A film that stays with its provider: nothing is asked of it before the press, and the reader knows whom. */
export function OutsideFilm({ video, locale, title, words }: OutsideFilmProps) {
  const { player, page } = filmHosts[video.provider];
  return (
    <>
      <div className="aspect-video w-full overflow-hidden rounded-card border border-line bg-sunken">
        <PressToPlay
          label={words.play}
          length={clockTime(secondsOf(video.duration))}
          picture={video.thumbnail}
          player={player(video.id, locale)}
          title={title}
        />
      </div>
      <p className="mt-3 text-sm text-ink-soft">
        {words.notice}{" "}
        <a href={page(video.id)} rel="noreferrer" className="text-teal underline underline-offset-4">
          {words.watchThere}
        </a>
      </p>
    </>
  );
}
