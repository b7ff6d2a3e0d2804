import { styleText } from "node:util";

import type { ContentStatus, DocumentStatus, TextState } from "@/scripts/content/edit/content-status";
import type { Count } from "@/scripts/content/edit/count-translations";

type Style = Parameters<typeof styleText>[0];

/** A sign of one column for each state, so that the table can be read without colours. */
export const stateSigns: Record<TextState, { sign: string; style: Style }> = {
  missing: { sign: "·", style: "dim" },
  broken: { sign: "!", style: "red" },
  draft: { sign: "d", style: "cyan" },
  stale: { sign: "≠", style: "yellow" },
  review: { sign: "r", style: "magenta" },
  published: { sign: "✓", style: "green" },
};

type Paint = (style: Style, text: string) => string;
const plain: Paint = (_style, text) => text;
const coloured: Paint = (style, text) => styleText(style, text, { validateStream: false });

const width = 5;
const cell = (text: string) => text.padStart(width);

/** The matrix as text for a terminal. */
export function statusTable(status: ContentStatus, { colours = false } = {}): string {
  const paint = colours ? coloured : plain;
  if (status.documents.length === 0 && status.strings.length === 0)
    return [...status.faults, "Nothing is stale.", ""].join("\n");
  const columns = (status.documents[0]?.texts ?? status.strings).map(({ locale }) => locale);
  const names = status.documents.map(nameOf);
  const first = Math.max(28, ...names.map((name) => name.length)) + 1;
  const heading = (title: string) =>
    paint("bold", title.padEnd(first) + columns.map((locale) => cell(locale)).join(""));
  return [
    ...status.faults,
    heading(`Documents (${status.documents.length})`),
    ...status.documents.map((document) => documentRow(document, first, paint)),
    "",
    ...countRows("Interface strings", status.strings, { first, heading }),
    ...countRows("CMS documents", status.cms, { first, heading }),
    legend(paint),
    ...staleList(status, paint),
    "",
  ].join("\n");
}

const nameOf = ({ collection, slug }: DocumentStatus) => `${collection}/${slug}`;

function documentRow(document: DocumentStatus, first: number, paint: Paint) {
  const cells = document.texts.map(({ state }) =>
    paint(stateSigns[state].style, cell(stateSigns[state].sign)),
  );
  return nameOf(document).padEnd(first) + cells.join("");
}

type Layout = { first: number; heading: (title: string) => string };

function countRows(title: string, counts: Count[], { first, heading }: Layout) {
  if (counts.length === 0) return [];
  const row = (name: string, pick: (count: Count) => number) =>
    `  ${name}`.padEnd(first) + counts.map((count) => cell(String(pick(count)))).join("");
  return [
    heading(`${title} (${counts[0]?.total ?? 0})`),
    row("translated", ({ translated }) => translated),
    row("same as English", ({ same }) => same),
    row("missing", ({ missing }) => missing),
    "",
  ];
}

function legend(paint: Paint) {
  return Object.entries(stateSigns)
    .map(([state, { sign, style }]) => `${paint(style, sign)} ${state}`)
    .join("   ");
}

function staleList({ documents }: ContentStatus, paint: Paint) {
  const lines = documents.flatMap(({ collection, slug, texts }) =>
    texts
      .filter(({ stale }) => stale.length > 0)
      .map(({ locale, stale }) => `content/${collection}/${slug}/${locale}.mdx: ${stale.join(", ")}`),
  );
  return lines.length > 0 ? ["", paint("bold", `Stale texts (${lines.length})`), ...lines] : [];
}
