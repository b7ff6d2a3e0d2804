import { expect, test } from "vitest";

import { getCourse } from "@/lib/content/courses";
import { courseVideoLd } from "@/lib/seo/json-ld-course";

const course = getCourse("ja", "det-read-and-select-course");
const video = {
  id: "a b/c",
  duration: "PT6M30S",
  uploadDate: "2025-03-01",
  thumbnail: "/images/courses/det-read-and-select-course.svg",
};

test("a course with a film says where it plays, how long it is and when it was published", () => {
  expect(course && courseVideoLd({ ...course, video })).toEqual({
    "@type": "VideoObject",
    name: course?.title,
    description: course?.description,
    embedUrl: "https://www.youtube-nocookie.com/embed/a%20b%2Fc",
    thumbnailUrl: expect.stringMatching(/^https:\/\/.+\.svg$/),
    uploadDate: "2025-03-01T00:00:00Z",
    duration: "PT6M30S",
    inLanguage: "en",
  });
});

test("a course without a film has no VideoObject", () => {
  expect(course && courseVideoLd({ ...course, video: undefined })).toBeNull();
});
