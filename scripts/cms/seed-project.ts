import type { SanityClient } from "@sanity/client";
import { z } from "zod";

import { contentHash, planSeed, type SeedDocument, type SeedPlan, withKeys } from "@/scripts/cms/plan-seed";
import { CmsFault } from "@/scripts/cms/project";

export type SeedOptions = {
  dryRun: boolean;
  /** Also replaces what was changed in the project. */
  force: boolean;
  /** Leaves what was changed in the project as it is, and writes the rest. */
  keep: boolean;
};

const recordId = "bandwise.seed";
const batch = 100;

const Stored = z.array(z.looseObject({ _id: z.string(), _type: z.string() }));
const Entries = z.array(z.object({ document: z.string(), content: z.string() }));

function batchesOf<Item>(items: readonly Item[]) {
  return Array.from({ length: Math.ceil(items.length / batch) }, (_, index) =>
    items.slice(index * batch, (index + 1) * batch),
  );
}

async function readProject(client: SanityClient, ids: string[]) {
  const raw = client.withConfig({ perspective: "raw" });
  const there = new Map<string, SeedDocument>();
  for (const some of batchesOf(ids)) {
    const found = Stored.parse(await raw.fetch<unknown>("*[_id in $ids]", { ids: some }));
    for (const document of found) there.set(document._id, document);
  }
  const kept = await raw.fetch<unknown>("*[_id == $id][0].entries", { id: recordId });
  const entries = Entries.safeParse(kept);
  const record = new Map(entries.success ? entries.data.map((each) => [each.document, each.content]) : []);
  const drafts = await raw.fetch<unknown>("count(*[_id in $ids])", { ids: ids.map((id) => `drafts.${id}`) });
  return { there, record, drafts: z.number().parse(drafts) };
}

function tellPlan({ create, replace, same, newer }: SeedPlan, drafts: number, say: (line: string) => void) {
  say(`${create.length} to create, ${replace.length} to replace, ${same.length} the same already.`);
  if (newer.length > 0) {
    say(`${newer.length} say something else in the project:`);
    for (const { _id } of newer) say(`  ${_id}`);
  }
  if (drafts > 0) say(`${drafts} of them have drafts, which stay as they are.`);
}

/** Writes documents into a project, a transaction at a time; each also notes what it wrote. Says what it does. */
export async function seedProject(
  client: SanityClient,
  embedded: readonly SeedDocument[],
  { dryRun, force, keep }: SeedOptions,
  say: (line: string) => void,
): Promise<number> {
  const documents = embedded.map(withKeys);
  const { there, record, drafts } = await readProject(
    client,
    documents.map(({ _id }) => _id),
  );
  const plan = planSeed(documents, there, record);
  tellPlan(plan, drafts, say);
  if (plan.newer.length > 0 && !force && !keep)
    throw new CmsFault(
      "Nothing was written. With --keep these stay as they are and the rest is written; with --force they are replaced.",
    );
  const replaced = force ? [...plan.replace, ...plan.newer] : plan.replace;
  const fresh = new Set(plan.create);
  const writing = [...plan.create, ...replaced];
  if (dryRun) {
    say(`A dry run: ${writing.length} would be written.`);
    return writing.length;
  }
  for (const document of plan.same) record.set(document._id, contentHash(document));
  let written = 0;
  for (const some of batchesOf(writing)) {
    const transaction = client.transaction();
    for (const document of some) {
      if (fresh.has(document)) transaction.create(document);
      else transaction.createOrReplace(document);
      record.set(document._id, contentHash(document));
    }
    transaction.createOrReplace(recordOf(record));
    await transaction.commit({ visibility: "async" });
    written += some.length;
    say(`${written} of ${writing.length} written`);
  }
  return written;
}

function recordOf(record: ReadonlyMap<string, string>) {
  const entries = [...record].map(([document, content]) => ({ _key: content, document, content }));
  return { _id: recordId, _type: "seedRecord", entries };
}
