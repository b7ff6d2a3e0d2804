import type { VideoObject } from "schema-dts";

import type { Course } from "@/lib/content/courses/courses";
import { filmFile, isoDuration } from "@/lib/content/films/film-files";
import { filmHosts } from "@/lib/content/films/film-hosts";
import { getFilm } from "@/lib/content/films/films";
import { publicEnv } from "@/lib/env/public";

const absolute = (file: string) => publicEnv.siteUrl + file;

/** What search engines hear of a course's film, on pages and in the sitemap alike; null where there is none. */
export function courseVideo({ video, locale }: Pick<Course, "video" | "locale">) {
  if (!video) return null;
  if (video.provider !== "self")
    return {
      player: filmHosts[video.provider].player(video.id, locale),
      file: null,
      thumbnail: absolute(video.thumbnail),
      duration: video.duration,
      uploadDate: video.uploadDate,
    };
  const film = getFilm(video.id);
  return (
    film && {
      player: null,
      file: absolute(filmFile(film.file)),
      thumbnail: absolute(filmFile(film.poster)),
      duration: isoDuration(film.seconds),
      uploadDate: video.uploadDate,
    }
  );
}

/** Only for a course that has a film. */
export function courseVideoLd(
  course: Pick<Course, "video" | "locale" | "title" | "description">,
): VideoObject | null {
  const video = courseVideo(course);
  if (!video) return null;
  return {
    "@type": "VideoObject",
    name: course.title,
    description: course.description,
    ...(video.file && { contentUrl: video.file }),
    ...(video.player && { embedUrl: video.player }),
    thumbnailUrl: video.thumbnail,
    uploadDate: video.uploadDate,
    duration: video.duration,
    inLanguage: "en",
  };
}
