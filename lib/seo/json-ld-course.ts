import type { Course as CourseLd, CourseInstance, ItemList, Offer } from "schema-dts";

import type { Course } from "@/lib/content/courses/courses";
import { courseSections } from "@/lib/content/schemas";
import type { Locale } from "@/lib/i18n/locales";
import { pageUrl } from "@/lib/seo/alternates";
import { organizationId } from "@/lib/seo/json-ld-site";
import { pictureUrl } from "@/lib/seo/picture/picture-address";
import { withTimezone } from "@/lib/seo/with-timezone";

/** What is true of the whole package; see the product's specification of courses. */
const packageFacts = {
  courseCode: "DET-COMPLETE",
  educationalLevel: "Advanced",
  workload: "P14D",
  validFrom: "2025-01-01T00:00:00Z",
} as const;

const freeOffer: Offer = {
  "@type": "Offer",
  category: "Free",
  price: 0,
  priceCurrency: "USD",
  availability: "https://schema.org/InStock",
  validFrom: packageFacts.validFrom,
};

const onlineInstance = (locale: Locale): CourseInstance => ({
  "@type": "CourseInstance",
  courseMode: "Online",
  courseWorkload: packageFacts.workload,
  inLanguage: locale,
});

type Words = { name: string; description: string };

/** The package of all courses, for the list page. */
export function coursePackageLd(locale: Locale, words: Words, courses: readonly Course[]): CourseLd {
  const days = courses.map((course) => withTimezone(course.dateModified)).sort();
  return {
    "@type": "Course",
    "@id": `${pageUrl(locale, "/courses")}#package`,
    ...words,
    url: pageUrl(locale, "/courses"),
    inLanguage: locale,
    courseCode: packageFacts.courseCode,
    educationalLevel: packageFacts.educationalLevel,
    timeRequired: packageFacts.workload,
    isAccessibleForFree: true,
    provider: { "@id": organizationId },
    offers: freeOffer,
    hasCourseInstance: onlineInstance(locale),
    ...(days.length > 0 && { dateModified: days.at(-1) as string }),
    hasPart: courses.map((course) => courseLd(course)),
  };
}

export function courseLd(course: Course): CourseLd {
  const { locale, slug, written } = course;
  return {
    "@type": "Course",
    name: course.name,
    description: course.description,
    url: pageUrl(written, `/courses/${slug}`),
    inLanguage: written,
    image: pictureUrl(written, `/courses/${slug}`),
    position: courseSections.indexOf(course.section) + 1,
    educationalLevel: packageFacts.educationalLevel,
    teaches: course.objective,
    timeRequired: `PT${course.minutes}M`,
    isAccessibleForFree: true,
    datePublished: withTimezone(course.datePublished),
    dateModified: withTimezone(course.dateModified),
    provider: { "@id": organizationId },
    offers: freeOffer,
    hasCourseInstance: onlineInstance(locale),
  };
}

export function courseListLd(courses: readonly Course[]): ItemList {
  return {
    "@type": "ItemList",
    itemListElement: courses.map((course, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: course.title,
      url: pageUrl(course.locale, `/courses/${course.slug}`),
    })),
  };
}
