import "server-only";

import { bankDocuments } from "@/cms/queries";
import { plans, publishedPlans } from "@/lib/content/plans";
import type { CmsDocument } from "@/lib/content/live/cms-document";
import type { CmsFault } from "@/lib/content/live/cms-fault";
import type { DocumentShelf } from "@/lib/content/live/document-shelf";
import { gateDocument } from "@/lib/content/live/gate-document";
import { defaultLocale } from "@/lib/i18n/locales";
import { noteRefused } from "@/lib/integrations/sanity/cms-health";
import { embeddedDocuments } from "@/lib/integrations/sanity/configured-source";

type Embedded = Awaited<ReturnType<typeof embeddedDocuments>>;

const gatedOnce = new WeakMap<Embedded, CmsDocument[]>();

/** The documents that come with the product. A wrong one is left out: an editor may be in the middle of a line. */
export async function productDocuments(): Promise<CmsDocument[]> {
  const embedded = await embeddedDocuments();
  const known = gatedOnce.get(embedded);
  if (known) return known;
  const gated = embedded.filter(isForPages).map(gateDocument);
  for (const { id, type, document, faults } of gated)
    noteRefused(`cms/dataset ${id}`, document ? [] : notesOf(faults, "It is not shown."), type);
  const good = gated.flatMap(({ document }) => document ?? []);
  gatedOnce.set(embedded, good);
  return good;
}

const notForPages: readonly string[] = bankDocuments;
const isForPages = ({ _type }: Embedded[number]) => !notForPages.includes(_type);

const notesOf = (faults: readonly CmsFault[], ending: string) =>
  faults.map((fault) => ({ ...fault, sentence: `${fault.sentence}. ${ending}` }));

/** Those of which a page shows one. */
function placeOf(document: CmsDocument) {
  if (document._type === "planCopy") return `planCopy ${document.planId} ${document.language}`;
  if (document._type === "banner") return `banner ${document.language}`;
  return document._type === "siteFacts" ? "siteFacts" : null;
}

/** What readers are shown; tells the operator what they are not shown, and why. */
export async function shownDocuments(shelf: DocumentShelf): Promise<CmsDocument[]> {
  const product = await productDocuments();
  const byId = new Map(product.map((document) => [document._id, document]));
  const taken = new Map<string, string>();
  const shown: CmsDocument[] = [];
  const entries = [...shelf.values()].toSorted(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || a.id.localeCompare(b.id),
  );
  for (const { id, type, document, faults } of entries) {
    const instead = document ?? byId.get(id) ?? null;
    const notes = notesOf(faults, endingFor(document, instead));
    const place = instead && placeOf(instead);
    const other = place ? taken.get(place) : undefined;
    if (place && other === undefined) taken.set(place, id);
    if (instead && other === undefined) shown.push(instead);
    const own = other === undefined ? [] : [placeTaken(type, id, other)];
    noteRefused(id, [...notes, ...own, ...planFaults(id, instead)], type);
  }
  return [...shown, ...indispensable(shown, product)];
}

function endingFor(own: CmsDocument | null, instead: CmsDocument | null) {
  if (own) return "The version before is shown.";
  return instead ? "The text that comes with the product is shown." : "It is not shown.";
}

const placeTaken = (type: string, id: string, other: string): CmsFault => ({
  field: "",
  rule: "dataset/duplicate",
  sentence: `${type} (document ${id}): dataset/duplicate: document ${other} says this already; delete one. It is not shown.`,
});

function planFaults(id: string, document: CmsDocument | null): CmsFault[] {
  if (document?._type !== "planCopy" || plans.some(({ vipId }) => vipId === document.planId)) return [];
  const advice = `there is no plan "${document.planId}"; use one of ${plans.map(({ vipId }) => vipId).join(", ")}`;
  const sentence = `planCopy “${document.name}” (document ${id}, ${document.language}): planId: dataset/plan: ${advice}. It is not shown.`;
  return [{ field: "planId", rule: "dataset/plan", sentence }];
}

/** Without its words a plan that is sold would have no card, and without the site's figures no page could be made. */
function indispensable(shown: readonly CmsDocument[], product: readonly CmsDocument[]): CmsDocument[] {
  const facts = shown.some(({ _type }) => _type === "siteFacts")
    ? []
    : product.filter(({ _type }) => _type === "siteFacts");
  const worded = new Set(
    shown.flatMap((each) =>
      each._type === "planCopy" && each.language === defaultLocale ? [each.planId] : [],
    ),
  );
  const missing = new Set(publishedPlans.map(({ vipId }) => vipId).filter((planId) => !worded.has(planId)));
  const words = product.filter(
    (each) => each._type === "planCopy" && each.language === defaultLocale && missing.has(each.planId),
  );
  for (const { vipId } of publishedPlans)
    noteRefused(
      `plan ${vipId}`,
      missing.has(vipId)
        ? [
            {
              field: "planId",
              rule: "plan/no-copy",
              sentence: `The plan "${vipId}" is sold and has no planCopy in English; publish one. The text that comes with the product is shown.`,
            },
          ]
        : [],
      "planCopy",
    );
  return [...facts, ...words];
}
