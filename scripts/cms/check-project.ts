import type { SanityClient } from "@sanity/client";
import { z } from "zod";

import { articlesQuery } from "@/cms/queries";
import { gitHasArticle } from "@/lib/content/articles/git-articles";
import { assembleShelves } from "@/lib/content/live/assemble-shelves";
import { gateArticle } from "@/lib/content/live/gate-article";
import { gateDocument } from "@/lib/content/live/gate-document";
import { gateRules } from "@/lib/content/live/gate-rules";
import { probeBody } from "@/lib/content/live/probe-body";
import { CmsDocument } from "@/lib/content/live/cms-document";

const types = CmsDocument.options.map(({ shape }) => shape._type.value);
const Ids = z.array(z.string());
const Documents = z.array(z.looseObject({ _id: z.string(), _type: z.string() }));
const batch = 50;

/** Every published document of a project through the gate; what is wrong, one sentence each. */
export async function checkProject(client: SanityClient) {
  const others = Documents.parse(await client.fetch<unknown>("*[_type in $types]", { types }));
  const ids = Ids.parse(await client.fetch<unknown>('*[_type == "article"]._id', {}));
  const articles: z.infer<typeof articlesQuery.shape> = [];
  for (let from = 0; from < ids.length; from += batch) {
    const some = { ids: ids.slice(from, from + batch) };
    articles.push(...articlesQuery.shape.parse(await client.fetch<unknown>(articlesQuery.groq, some)));
  }
  const probed = await Promise.all(articles.map(probeBody));
  const rules = gateRules(probed, new Map());
  const gated = probed.map((each) => gateArticle(each, rules));
  const assembled = assembleShelves(
    gated.flatMap(({ text }) => text ?? []),
    gitHasArticle,
  );
  const faults = [
    ...others.flatMap((each) => gateDocument(each).faults),
    ...gated.flatMap((each) => each.faults),
    ...[...assembled.faults.values()].flat(),
  ];
  return { count: others.length + articles.length, faults: faults.map(({ sentence }) => sentence) };
}
