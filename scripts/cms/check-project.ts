import type { SanityClient } from "@sanity/client";
import { z } from "zod";

import { articlesQuery } from "@/cms/queries";
import { gitHasArticle } from "@/lib/content/articles/git-articles";
import { assembleShelves } from "@/lib/content/live/assemble-shelves";
import { gateArticle } from "@/lib/content/live/gate-article";
import { gateRules } from "@/lib/content/live/gate-rules";
import { fieldFaults } from "@/lib/content/gate/field-faults";
import { CmsDocument } from "@/lib/content/schemas";

const types = CmsDocument.options.map(({ shape }) => shape._type.value);
const Ids = z.array(z.string());
const Documents = z.array(z.looseObject({ _id: z.string(), _type: z.string() }));
const batch = 50;

/** Every published document of a project through the gate; what is wrong, one sentence each. */
export async function checkProject(client: SanityClient, pages: RegExp[]) {
  const others = Documents.parse(await client.fetch<unknown>("*[_type in $types]", { types }));
  const ids = Ids.parse(await client.fetch<unknown>('*[_type == "article"]._id', {}));
  const articles: z.infer<typeof articlesQuery.shape> = [];
  for (let from = 0; from < ids.length; from += batch) {
    const some = { ids: ids.slice(from, from + batch) };
    articles.push(...articlesQuery.shape.parse(await client.fetch<unknown>(articlesQuery.groq, some)));
  }
  const rules = { ...gateRules(articles, new Map()), pages };
  const gated = articles.map((article) => gateArticle(article, rules));
  const assembled = assembleShelves(
    gated.flatMap(({ text }) => text ?? []),
    gitHasArticle,
  );
  const faults = [
    ...others.flatMap(faultsOf),
    ...gated.flatMap((each) => each.faults),
    ...[...assembled.faults.values()].flat(),
  ];
  return { count: others.length + articles.length, faults };
}

/** Without what Sanity adds. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) =>
      /^_(?!id$|type$)/.test(name) ? [] : [[name, plain(part)] as const],
    ),
  );
}

function faultsOf(document: z.infer<typeof Documents>[number]) {
  const parsed = CmsDocument.safeParse(plain(document), { reportInput: true });
  if (parsed.success) return [];
  return fieldFaults(parsed.error).map(
    ({ rule, advice }) => `Document ${document._id} (${document._type}): ${rule}: ${advice}`,
  );
}
