import type { FoundPage, WordedPage } from "@/lib/seo/find-page";

type Tone = "paper" | "sunken" | "teal-soft" | "mark-soft" | "violet-soft" | "green-soft" | "ochre-soft";

/** What stands around a title: the paper's colour, a drawing of `public`, and a range on the ruler. */
export type Scene = { tone: Tone; drawing?: string; range: readonly [low: number, high: number] };

const drawn = (name: string) => `/images/drawings/${name}.svg`;
const usual = [95, 125] as const;
const wide = [70, 110] as const;

const scenes: Record<WordedPage, Scene> = {
  home: { tone: "paper", drawing: drawn("practice"), range: usual },
  practice: { tone: "teal-soft", drawing: drawn("practice"), range: usual },
  questions: { tone: "violet-soft", drawing: drawn("skills"), range: [60, 120] },
  mock: { tone: "teal-soft", drawing: drawn("mock-exam"), range: usual },
  writing: { tone: "mark-soft", drawing: drawn("writing-correction"), range: usual },
  speaking: { tone: "violet-soft", drawing: drawn("speaking-correction"), range: usual },
  correction: { tone: "mark-soft", drawing: drawn("writing-correction"), range: usual },
  courses: { tone: "teal-soft", drawing: drawn("courses"), range: wide },
  listen: { tone: "violet-soft", drawing: drawn("listening"), range: usual },
  learn: { tone: "mark-soft", drawing: drawn("test"), range: wide },
  blog: { tone: "mark-soft", drawing: drawn("study"), range: wide },
  pricing: { tone: "mark-soft", drawing: drawn("pen"), range: usual },
  coupon: { tone: "mark-soft", drawing: drawn("coupon"), range: usual },
  contact: { tone: "teal-soft", drawing: drawn("contact"), range: usual },
  sitemap: { tone: "sunken", range: usual },
  search: { tone: "sunken", range: usual },
};

/** Skills have the same colour everywhere. */
const skillTones: Record<string, Tone> = {
  reading: "teal-soft",
  listening: "violet-soft",
  speaking: "ochre-soft",
  writing: "green-soft",
};

export function sceneOf(page: FoundPage): Scene {
  switch (page.kind) {
    case "words":
      return scenes[page.page];
    case "course": {
      const { section, image } = page.course;
      const tone = skillTones[section] ?? "mark-soft";
      return { tone, ...(image.endsWith(".svg") && { drawing: image }), range: [80, 110] };
    }
    case "article":
    case "category": {
      const category = page.kind === "article" ? page.article.category : page.category;
      return { tone: skillTones[category] ?? "mark-soft", drawing: drawn(category), range: wide };
    }
    case "list":
      return scenes[page.list.shelf];
    case "legal":
      return page.page === "about"
        ? { tone: "sunken", drawing: drawn("about"), range: usual }
        : { tone: "sunken", range: usual };
  }
}
