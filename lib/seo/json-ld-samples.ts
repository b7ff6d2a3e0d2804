import type { ItemList, LearningResource } from "schema-dts";

import { samplePath } from "@/lib/content/samples/sample-path";
import { sampledTasks } from "@/lib/content/samples/samples";
import { taskNames, type TaskType } from "@/lib/content/task-names";
import type { Locale } from "@/lib/i18n/locales";
import { pageUrl } from "@/lib/seo/alternates";
import { organizationId } from "@/lib/seo/json-ld-site";
import { pictureUrl } from "@/lib/seo/picture/picture-address";

type Words = { name: string; description: string; learningResourceType: string };

/** The page of a task's sample answers. */
export function samplesLd(locale: Locale, task: TaskType, words: Words): LearningResource {
  return {
    "@type": "LearningResource",
    ...words,
    url: pageUrl(locale, samplePath(task)),
    inLanguage: locale,
    image: pictureUrl(locale, samplePath(task)),
    assesses: taskNames[task],
    isAccessibleForFree: true,
    provider: { "@id": organizationId },
  };
}

export function sampleListLd(locale: Locale): ItemList {
  return {
    "@type": "ItemList",
    itemListElement: sampledTasks.map((task, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: taskNames[task],
      url: pageUrl(locale, samplePath(task)),
    })),
  };
}
