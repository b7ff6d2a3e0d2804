import type { Block, Span } from "@/lib/documents/pdf-blocks";

/** A4 in points. */
export const page = { width: 595.28, height: 841.89, margin: 56 };
export const room = page.width - 2 * page.margin;

export const inks = {
  paper: "#FFFFFF",
  ink: "#161A20",
  soft: "#424852",
  red: "#B3362B",
  green: "#1E7B4D",
  line: "#E2DED2",
  mark: "#FBE39A",
  marker: "#F6C945",
} as const;

type Words = Extract<
  Block,
  { kind: "title" | "heading" | "subheading" | "figure" | "text" | "note" | "row" }
>["kind"];

/** By kind: size of the type, its weight, room before it, and how readers of the file's structure hear it. */
export const looks: Record<Words, { size: number; weight: 400 | 700; before: number; tag: string }> = {
  title: { size: 22, weight: 700, before: 0, tag: "H1" },
  heading: { size: 14, weight: 700, before: 18, tag: "H2" },
  subheading: { size: 11, weight: 700, before: 10, tag: "H3" },
  figure: { size: 34, weight: 700, before: 4, tag: "P" },
  text: { size: 10.5, weight: 400, before: 5, tag: "P" },
  note: { size: 9, weight: 400, before: 4, tag: "P" },
  row: { size: 10, weight: 400, before: 4, tag: "P" },
};

export const lineHeight = 1.45;

export const colorOf = (look: Span["look"]): string => {
  if (look === "soft") return inks.soft;
  if (look === "struck") return inks.red;
  return look === "right" ? inks.green : inks.ink;
};
