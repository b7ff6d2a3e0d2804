import { expect, test } from "vitest";

import { getCourse } from "@/lib/content/courses/courses";
import { getFilm } from "@/lib/content/films/films";
import { courseVideoLd } from "@/lib/seo/json-ld-video";

const course = getCourse("ja", "det-read-and-select-course");
const uploadDate = "2026-11-21T09:00:00+09:00";

test("a film of our own says where its file is, how long it is and when it was published", () => {
  const film = getFilm("read-and-select");
  expect(
    course && courseVideoLd({ ...course, video: { provider: "self", id: "read-and-select", uploadDate } }),
  ).toEqual({
    "@type": "VideoObject",
    name: course?.title,
    description: course?.description,
    contentUrl: expect.stringMatching(new RegExp(`^https?:.+/films/${film?.file}$`)),
    thumbnailUrl: expect.stringMatching(/^https?:.+\/films\/read-and-select-\w+\.webp$/),
    uploadDate,
    duration: expect.stringMatching(/^PT\d+M(\d+S)?$/),
    inLanguage: "en",
  });
});

test("a film that stays with its provider has that one's player and a picture of ours", () => {
  const video = {
    provider: "youtube",
    id: "dQw4w9WgXcQ",
    uploadDate,
    duration: "PT6M30S",
    thumbnail: "/images/courses/det-read-and-select-course.svg",
  } as const;
  const node = course && courseVideoLd({ ...course, video });
  expect(node).toMatchObject({
    embedUrl: expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\/dQw4w9WgXcQ\?/),
    thumbnailUrl: expect.stringMatching(/^https?:.+\.svg$/),
    duration: "PT6M30S",
  });
  expect(node).not.toHaveProperty("contentUrl");
});

test("a course without a film has no VideoObject", () => {
  expect(course && courseVideoLd({ ...course, video: undefined })).toBeNull();
});
