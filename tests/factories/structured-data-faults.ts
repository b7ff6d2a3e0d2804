import { seededRandom } from "@/lib/bank/seeded-random";
import type { BuiltPage } from "@/scripts/site/pages/built-pages";
import type { Node } from "@/scripts/site/pages/check-structured-data";

type Change = { what: string; apply: (node: Node, page: BuiltPage) => boolean };

const isNode = (value: unknown): value is Node =>
  typeof value === "object" && value !== null && "@type" in value;

function set(node: Node, name: string, value: (before: unknown) => unknown) {
  if (!(name in node)) return false;
  const after = value(node[name]);
  if (JSON.stringify(after) === JSON.stringify(node[name])) return false;
  node[name] = after;
  return true;
}

const first = (node: Node, names: readonly string[], value: (before: unknown) => unknown) =>
  names.some((name) => set(node, name, value));

const moments = ["dateModified", "datePublished", "validFrom", "uploadDate"];
const addresses = ["url", "item", "mainEntityOfPage", "logo", "image"];
const texts = ["name", "headline", "text", "description"];
const lists = ["itemListElement", "mainEntity", "offers", "hasPart"];

/** What goes wrong by hand or by a careless change, each on one node. */
export const changes: readonly Change[] = [
  { what: "a day without its time", apply: (node) => first(node, moments, (at) => String(at).slice(0, 10)) },
  {
    what: "a change that the page does not show",
    apply: (node) =>
      "headline" in node && set(node, "dateModified", (at) => String(at).replace(/^\d{4}/, "2031")),
  },
  {
    what: "a moment without its zone",
    apply: (node) => first(node, moments, (at) => String(at).replace("Z", "")),
  },
  {
    what: "a Thai year",
    apply: (node) => first(node, moments, (at) => String(at).replace(/^20(\d\d)/, "25$1")),
  },
  {
    what: "a relative address",
    apply: (node) => first(node, addresses, (url) => new URL(String(url)).pathname),
  },
  {
    what: "another site's address",
    apply: (node) =>
      first(node, addresses, (url) => String(url).replace(/^https:\/\/[^/]+/, "https://other.example")),
  },
  { what: "an empty text", apply: (node) => first(node, texts, () => "") },
  {
    what: "a text that the page does not show",
    apply: (node) => first(node, ["headline", "text"], (text) => `${String(text)} Really.`),
  },
  {
    what: "a name that the page does not show",
    apply: (node) => node["@type"] === "Question" && set(node, "name", (name) => `${String(name)}?`),
  },
  { what: "an unknown language", apply: (node) => set(node, "inLanguage", () => "xx") },
  {
    what: "another language",
    apply: (node, page) => set(node, "inLanguage", () => (page.locale === "ko" ? "th" : "ko")),
  },
  { what: "a wrong type", apply: (node) => set(node, "@type", (type) => `${String(type)}s`) },
  {
    what: "a price with a sign",
    apply: (node) => first(node, ["price", "lowPrice", "highPrice"], (price) => `$${String(price)}`),
  },
  {
    what: "a price that is not the page's",
    apply: (node) => first(node, ["lowPrice", "highPrice"], () => "1.00"),
  },
  { what: "another currency", apply: (node) => set(node, "priceCurrency", () => "usd") },
  {
    what: "a position that is not its own",
    apply: (node) => node["@type"] === "ListItem" && set(node, "position", (at) => Number(at) + 1),
  },
  { what: "a position as a text", apply: (node) => set(node, "position", (at) => `#${String(at)}`) },
  {
    what: "a duration in words",
    apply: (node) => first(node, ["timeRequired", "courseWorkload", "duration"], () => "14 days"),
  },
  { what: "a flag as a text", apply: (node) => set(node, "isAccessibleForFree", (flag) => String(flag)) },
  {
    what: "a reference to nobody",
    apply: (node) => first(node, ["publisher", "provider", "author", "brand"], () => ({ "@id": "#org" })),
  },
  {
    what: "a picture that does not exist",
    apply: (node) => first(node, ["image", "logo"], (url) => `${String(url)}.webp`),
  },
  {
    what: "a film that does not exist",
    apply: (node) => set(node, "contentUrl", (url) => String(url).replace(".mp4", ".webm")),
  },
  { what: "an empty list", apply: (node) => first(node, lists, (list) => (Array.isArray(list) ? [] : list)) },
  {
    what: "a list that lost an entry",
    apply: (node) =>
      first(node, ["itemListElement"], (list) =>
        Array.isArray(list) && list.length > 1 ? list.slice(1) : list,
      ),
  },
  { what: "an unknown field", apply: (node) => Object.assign(node, { rating: 5 }) !== null },
  {
    what: "a number of offers that is wrong",
    apply: (node) => set(node, "offerCount", (count) => Number(count) + 1),
  },
];

function nodesBelow(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesBelow);
  if (!isNode(value)) return [];
  return [value, ...Object.values(value).flatMap(nodesBelow)];
}

function removeField(nodes: readonly Node[], pick: (below: number) => number): string | null {
  const node = nodes[pick(nodes.length)];
  const names = Object.keys(node ?? {}).filter((name) => !name.startsWith("@"));
  const name = names[pick(names.length)];
  if (!node || !name) return null;
  delete node[name];
  return `${node["@type"]} without ${name}`;
}

export type Seeded = { what: string; page: BuiltPage };

/** One fault in a copy of the page's structured data, chosen by the seed; null when the kind does not fit the page. */
function spoil(page: BuiltPage, pick: (below: number) => number): Seeded | null {
  const graphs = structuredClone(page.graphs);
  const copy = { ...page, graphs };
  const nodes = graphs.flatMap((graph) => nodesBelow(Object.values(graph as object).find(Array.isArray)));
  const kind = pick(changes.length + 8);
  const change = changes[kind];
  if (kind === changes.length) return { what: "no structured data", page: { ...copy, graphs: [] } };
  if (!change) {
    const what = removeField(nodes, pick);
    return what ? { what, page: copy } : null;
  }
  const start = pick(Math.max(1, nodes.length));
  const turned = [...nodes.slice(start), ...nodes.slice(0, start)];
  return turned.some((node) => change.apply(node, copy)) ? { what: change.what, page: copy } : null;
}

export function seedFaults(pages: readonly BuiltPage[], count: number, seed: string): Seeded[] {
  const random = seededRandom(seed);
  const pick = (below: number) => Math.floor(random() * below);
  const seeded: Seeded[] = [];
  while (seeded.length < count) {
    const page = pages[pick(pages.length)];
    const fault = page && page.graphs.length > 0 ? spoil(page, pick) : null;
    if (fault) seeded.push(fault);
  }
  return seeded;
}
