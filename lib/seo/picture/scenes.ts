import { type PageName, recordOf } from "@/lib/content/pages/page-names";
import type { SceneTone } from "@/lib/content/pages/page-record";
import { taskFormats } from "@/lib/content/task-formats";
import type { FoundPage } from "@/lib/seo/find-page";

/** What stands around a title: the paper's colour, a drawing of `public`, and a range on the ruler. */
export type Scene = { tone: SceneTone; drawing?: string; range: readonly [low: number, high: number] };

const drawn = (name: string) => `/images/drawings/${name}.svg`;
const wide = [70, 110] as const;

function sceneOfRecord(page: PageName): Scene {
  const { drawing, ...picture } = recordOf(page).picture;
  return { ...picture, ...(drawing && { drawing: drawn(drawing) }) };
}

/** Skills have the same colour everywhere. */
const skillTones: Record<string, SceneTone> = {
  reading: "teal-soft",
  listening: "violet-soft",
  speaking: "ochre-soft",
  writing: "green-soft",
};

export function sceneOf(page: FoundPage): Scene {
  switch (page.kind) {
    case "words":
    case "legal":
      return sceneOfRecord(page.page);
    case "course": {
      const { section, image } = page.course;
      const tone = skillTones[section] ?? "mark-soft";
      return { tone, ...(image.endsWith(".svg") && { drawing: image }), range: [80, 110] };
    }
    case "samples": {
      const { skill, course } = taskFormats[page.task];
      const drawing = `/images/courses/${course}.svg`;
      return { tone: skillTones[skill] ?? "mark-soft", drawing, range: [85, 145] };
    }
    case "article":
    case "category": {
      const category = page.kind === "article" ? page.article.category : page.category;
      return { tone: skillTones[category] ?? "mark-soft", drawing: drawn(category), range: wide };
    }
    case "list":
      return sceneOfRecord(page.list.shelf);
  }
}
