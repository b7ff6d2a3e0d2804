import { seededRandom } from "@/lib/bank/seeded-random";
import type { blogCategories, learnCategories } from "@/lib/content/schemas";

export type Shelf = "blog" | "learn";
const categories = {
  blog: ["reading", "listening", "speaking", "writing", "vocabulary", "study", "test-day"],
  learn: ["test", "plans", "skills"],
} as const satisfies {
  blog: readonly (typeof blogCategories)[number][];
  learn: readonly (typeof learnCategories)[number][];
};

export const blockKinds = ["list", "table", "callout", "steps", "example", "exercise", "practice"] as const;
export type Block = { kind: "paragraph" | (typeof blockKinds)[number]; size: number };

export type ArticlePlan = {
  number: number;
  shelf: Shelf;
  slug: string;
  address: string;
  category: string;
  /** A day as 2024-03-09. */
  date: string;
  sections: { words: number; blocks: Block[] }[];
};

const perSentence = 12;
const weight: Record<Block["kind"], number> = {
  paragraph: perSentence,
  list: 9,
  table: 8,
  callout: perSentence,
  steps: 14,
  example: perSentence,
  exercise: 20,
  practice: 0,
};

/** What the article with this number is: the same in every language and in every run. */
export function planArticle(number: number): ArticlePlan {
  const random = seededRandom(`article ${number}`);
  const between = (low: number, high: number) => low + Math.floor(random() * (high - low + 1));
  const shelf: Shelf = number % 2 === 0 ? "blog" : "learn";
  const category = categories[shelf][between(0, categories[shelf].length - 1)] ?? categories[shelf][0];
  const slug = `sample-${String(number).padStart(5, "0")}-${category}`;
  const day = new Date(Date.UTC(2025, 0, 1) - between(0, 1_400) * 86_400_000);

  const wanted = between(480, 960);
  const sections: ArticlePlan["sections"] = [];
  for (let words = 60; words < wanted;) {
    const extra = blockKinds[between(0, blockKinds.length - 1)] ?? "list";
    const blocks: Block[] = [
      { kind: "paragraph", size: between(3, 6) },
      { kind: extra, size: between(3, 5) },
      { kind: "paragraph", size: between(2, 4) },
    ];
    sections.push({ words: between(3, 6), blocks });
    words += blocks.reduce((sum, { kind, size }) => sum + weight[kind] * size, 5);
  }
  return {
    number,
    shelf,
    slug,
    address: shelf === "learn" ? `/learn/${slug}` : `/blog/${category}/${slug}`,
    category,
    date: day.toISOString().slice(0, 10),
    sections,
  };
}
