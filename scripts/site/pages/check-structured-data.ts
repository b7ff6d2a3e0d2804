import { localizedPath } from "@/lib/content/addresses/local-paths";
import { pageNameAt, recordOf } from "@/lib/content/pages/page-names";
import { pageRecords } from "@/lib/content/pages/page-records";
import { localePath } from "@/lib/i18n/locales";
import { type BuiltPage, clean } from "@/scripts/site/pages/built-pages";
import { fits } from "@/scripts/site/pages/check-values";
import { typeRules } from "@/scripts/site/pages/structured-data-rules";

export type Node = Record<string, unknown> & { "@type": string };
type Context = { root: string; site: string; prices: readonly (readonly string[])[] };

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;
const isNode = (value: unknown): value is Node => isRecord(value) && typeof value["@type"] === "string";

/** The nodes that stand in a page's graphs themselves. */
export function topNodes(page: BuiltPage): Node[] {
  return page.graphs.flatMap((graph) => {
    const nodes = isRecord(graph) && graph["@context"] === "https://schema.org" ? graph["@graph"] : null;
    return Array.isArray(nodes) ? nodes.filter(isNode) : [];
  });
}

function nodesBelow(node: Node): Node[] {
  const children = Object.values(node).flatMap((value) => (Array.isArray(value) ? value : [value]));
  return [node, ...children.filter(isNode).flatMap(nodesBelow)];
}

/** Each node by the table: known type, nothing missing, nothing unknown, every value of its kind. */
function checkNode(node: Node, page: BuiltPage, { root, site }: Context): string[] {
  const rule = typeRules[node["@type"]];
  if (!rule) return [`no rule for the type ${node["@type"]}`];
  const known = { ...rule.required, ...rule.optional };
  const missing = Object.keys(rule.required).filter((name) => !(name in node));
  const values = Object.entries(node).filter(([name]) => name !== "@type");
  return [
    ...missing.map((name) => `${node["@type"]} has no ${name}`),
    ...values.flatMap(([name, value]) => {
      const kind = known[name];
      if (!kind) return [`${node["@type"]} knows no ${name}`];
      return fits(kind, value, { root, site, lang: page.lang })
        ? []
        : [`${node["@type"]}.${name} is no ${kind}`];
    }),
  ];
}

const list = (node: Node, name: string) => (Array.isArray(node[name]) ? node[name].filter(isNode) : []);

function checkEntries(node: Node, address: "item" | "url"): string[] {
  const entries = list(node, "itemListElement");
  const isCounted = entries.every(({ position }, index) => position === index + 1);
  return [
    ...(isCounted ? [] : [`the positions of ${node["@type"]} do not count from 1`]),
    ...(entries.every((entry) => address in entry) ? [] : [`an entry of ${node["@type"]} has no ${address}`]),
  ];
}

/** What a node says must be what the page shows. */
const pageChecks: Record<string, (node: Node, page: BuiltPage, context: Context) => string[]> = {
  BreadcrumbList(node, page, { site }) {
    const items = list(node, "itemListElement");
    const names = items.map(({ name }) => clean(String(name)));
    const isShown = JSON.stringify(names) === JSON.stringify(page.crumbs);
    const last = items.at(-1)?.item;
    return [
      ...checkEntries(node, "item"),
      ...(isShown ? [] : ["the breadcrumb differs from the one the page shows"]),
      ...(last !== site + localePath(page.locale, localizedPath(page.locale, page.path))
        ? ["the breadcrumb does not end at this page"]
        : []),
    ];
  },
  ItemList: (node) => checkEntries(node, "url"),
  FAQPage(node, page) {
    const shown = new Set(page.texts.map(({ text }) => text));
    return list(node, "mainEntity").flatMap(({ name, acceptedAnswer }) => {
      const answer = isNode(acceptedAnswer) ? acceptedAnswer.text : null;
      return shown.has(clean(String(name))) && shown.has(clean(String(answer)))
        ? []
        : [`the page does not show "${name}"`];
    });
  },
  Article: (node, page) => checkHead(node, page, "headline"),
  Course: (node, page) => (page.path === pageRecords.courses.path ? [] : checkHead(node, page, "name")),
  LearningResource: (node, page) => checkHead(node, page, "name"),
  Product(node, _page, { prices }) {
    const offers = isNode(node.offers) ? node.offers : node;
    const given = list(offers, "offers").map(({ price }) => String(price));
    const sorted = given.map(Number).sort((a, b) => a - b);
    return [
      ...(prices.some((each) => JSON.stringify(given) === JSON.stringify(each))
        ? []
        : ["the prices are not those of content/plans.yaml"]),
      ...(Number(offers.lowPrice) === sorted[0] && Number(offers.highPrice) === sorted.at(-1)
        ? []
        : ["the lowest and highest price are not those of the offers"]),
      ...(offers.offerCount === given.length ? [] : ["the number of offers is wrong"]),
    ];
  },
};

function checkHead(node: Node, page: BuiltPage, name: string): string[] {
  return [
    ...(clean(String(node[name])) === page.headings[0] ? [] : [`${name} is not the page's heading`]),
    ...(node.description === page.description ? [] : ["the description is not the page's"]),
    ...(node.url === page.canonical ? [] : ["the url is not the page's canonical address"]),
    ...("datePublished" in node ? checkDays(node, page) : []),
  ];
}

/** The page tells the day of publication and, where it is another one, the day of the last change. */
function checkDays(node: Node, page: BuiltPage): string[] {
  if (String(node.dateModified) < String(node.datePublished))
    return ["it was modified before it was published"];
  const given = new Set([node.datePublished, node.dateModified].map((moment) => String(moment).slice(0, 10)));
  const shown = page.days.map((day) => day.slice(0, 10));
  return JSON.stringify([...given]) === JSON.stringify(shown)
    ? []
    : [`the page shows ${shown.join(", ") || "no day"}, not ${[...given].join(", ")}`];
}

/** Documents below a page, and pages that only people see. */
const below: readonly [RegExp, readonly string[]][] = [
  [/^\/(login|register2?|forget|resetPassword(Step2)?|success|app|oauth|shared-report)$/, []],
  [/^\/courses\/./, ["BreadcrumbList", "Course"]],
  [/^\/sample-answers\/./, ["BreadcrumbList", "LearningResource"]],
  [/^\/blog\/[^/]+$/, ["BreadcrumbList", "ItemList"]],
  [/^\/learn\/.|^\/blog\/[^/]+\/./, ["BreadcrumbList", "Article"]],
];

/** What a page must have: nothing found is a fault. */
export function expectedTypes({ path }: Pick<BuiltPage, "path">): readonly string[] {
  const page = pageNameAt(path);
  if (page) return recordOf(page).data;
  return below.find(([pattern]) => pattern.test(path))?.[1] ?? ["BreadcrumbList"];
}

/** Every fault of a page's structured data, in words. */
export function checkStructuredData(page: BuiltPage, context: Context): string[] {
  const nodes = topNodes(page);
  const types = nodes.map((node) => node["@type"]).filter((type) => type !== "VideoObject");
  const expected = expectedTypes(page);
  const isComplete = JSON.stringify([...types].sort()) === JSON.stringify([...expected].sort());
  return [
    ...(isComplete
      ? []
      : [`found ${types.join(", ") || "nothing"}, expected ${expected.join(", ") || "nothing"}`]),
    ...nodes.flatMap((node) => pageChecks[node["@type"]]?.(node, page, context) ?? []),
    ...nodes.flatMap(nodesBelow).flatMap((node) => checkNode(node, page, context)),
  ];
}
