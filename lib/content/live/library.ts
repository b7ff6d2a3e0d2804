import "server-only";
import type { z } from "zod";

import { articlesQuery, revisionsQuery } from "@/cms/queries";
import { gitHasArticle } from "@/lib/content/articles/git-articles";
import { type Assembled, assembleShelves } from "@/lib/content/live/assemble-shelves";
import { type DocumentShelf, openDocuments, takeDocuments } from "@/lib/content/live/document-shelf";
import { describeShown, describeTypes, dueTags, dueTypes, type Shown } from "@/lib/content/live/due-tags";
import { otherTypes } from "@/lib/content/live/follow-tags";
import { gateArticle } from "@/lib/content/live/gate-article";
import { gateRules } from "@/lib/content/live/gate-rules";
import type { LiveText } from "@/lib/content/live/live-article";
import type { CmsDocument } from "@/lib/content/live/cms-document";
import type { CmsFault } from "@/lib/content/live/cms-fault";
import { pathsOf } from "@/lib/content/live/live-paths";
import { setLivePlaces } from "@/lib/content/live/live-places";
import { probeBody, type Probed } from "@/lib/content/live/probe-body";
import { productDocuments, shownDocuments } from "@/lib/content/live/shown-documents";
import {
  cmsHealth,
  isWorthAsking,
  noteAnswer,
  noteFailure,
  noteRefused,
} from "@/lib/integrations/sanity/cms-health";
import { parseArticlePath } from "@/lib/content/articles/shelves";
import { remoteSource } from "@/lib/integrations/sanity/configured-source";
import type { ContentSource } from "@/lib/integrations/sanity/content-source";
import { dropGood, keepGood, readAllGood } from "@/lib/integrations/sanity/last-good";

/** `text` is the last version that passed the gate; `faults` say why the newest one did not. */
type Entry = {
  rev: string;
  text: LiveText | null;
  faults: CmsFault[];
  /** A faulty one is looked at again when others change: what it links to may be there by then. */
  refused: Probed | null;
};

type Library = {
  entries: Map<string, Entry>;
  /** All documents but the articles. */
  others: DocumentShelf;
  /** Of these, what readers are shown; null before anything is known. */
  documents: readonly CmsDocument[] | null;
  assembled: Assembled;
  shown: Shown;
  /** Null until the first look: what the pages were made from is taken to be the same. */
  types: ReadonlyMap<string, string> | null;
  /** Where the articles stood at the last look. */
  paths: Set<string>;
  /** Grows with every change. */
  version: number;
  /** Tags of pages that show what has changed since. */
  due: Set<string>;
  askedAt: number;
  opening: Promise<void> | null;
  asking: Promise<boolean> | null;
};

const place = Symbol.for("bandwise.cms-library");
const holder: typeof globalThis & { [place]?: Library } = globalThis;

/** After this time somebody who reads also sets off a look at the CMS. */
const fresh = 60_000;
const batch = 50;
/** So many articles do not vanish at once: a project that answers nothing has lost its token, not its articles. */
const fewest = 3;

const empty = (): Assembled => ({ articles: { learn: new Map(), blog: new Map() }, faults: new Map() });

function library(): Library {
  return (holder[place] ??= {
    entries: new Map(),
    others: new Map(),
    documents: null,
    assembled: empty(),
    shown: new Map(),
    types: null,
    paths: new Set(),
    version: 0,
    due: new Set(),
    askedAt: 0,
    opening: null,
    asking: null,
  });
}

/** The articles of the CMS: the last good version of each. Only the first call of a process waits for the CMS. */
export const readLibrary = async (): Promise<Assembled> => (await lookWhenDue()).assembled;

/** All other documents, the last good version of each; without a project those that come with the product. */
export async function readDocuments(): Promise<readonly CmsDocument[]> {
  const { documents } = await lookWhenDue();
  return documents ?? productDocuments();
}

async function lookWhenDue(): Promise<Library> {
  const source = remoteSource();
  const books = library();
  if (!source) return books;
  await (books.opening ??= open(books));
  if (!isWorthAsking()) return books;
  if (books.askedAt === 0) await ask(books, source);
  else if (Date.now() - books.askedAt > fresh) void ask(books, source);
  return books;
}

/** Looks at the CMS now; false when it did not answer. A look that is under way may have begun before the change. */
export async function refreshLibrary(): Promise<boolean> {
  const source = remoteSource();
  if (!source) return false;
  const books = library();
  await (books.opening ??= open(books));
  await books.asking;
  return ask(books, source);
}

/** What is known of each article, by its document. */
export const libraryEntries = (): ReadonlyMap<string, Entry> => library().entries;

export const libraryVersion = () => library().version;

/** The tags of pages that are out of date, until somebody has told the pages. */
export const readDueTags = (): string[] => [...library().due];

export function settleDueTags(tags: readonly string[]) {
  for (const tag of tags) library().due.delete(tag);
}

/** Before the first reader, so that every address is known: what earlier processes kept, or else what the CMS says. */
export async function openLibrary(): Promise<void> {
  if (!remoteSource()) return;
  const books = library();
  await (books.opening ??= open(books));
  if (books.entries.size === 0) await refreshLibrary();
}

/** What the process before, or the build, has kept. */
async function open(books: Library) {
  const files = await readAllGood("articles");
  const kept = files.flatMap((file) => articlesQuery.shape.element.safeParse(file).data ?? []);
  const probed = await Promise.all(kept.map(probeBody));
  const rules = gateRules(probed, books.entries);
  for (const each of probed) {
    const { id, rev, text } = gateArticle(each, rules);
    if (text) books.entries.set(id, { rev, text, faults: [], refused: null });
  }
  arrange(books);
  setLivePlaces(pathsOf(books.assembled));
  await openDocuments(books.others);
  if (books.others.size > 0) books.documents = await shownDocuments(books.others);
}

function ask(books: Library, source: ContentSource): Promise<boolean> {
  books.asking ??= update(books, source)
    .then(() => {
      noteAnswer();
      return true;
    })
    .catch((error: unknown) => {
      noteFailure(error);
      return false;
    })
    .finally(() => {
      books.askedAt = Date.now();
      books.asking = null;
      setLivePlaces(pathsOf(books.assembled));
    });
  return books.asking;
}

async function update(books: Library, source: ContentSource) {
  const answer = await source.fetch(revisionsQuery.groq, { types: ["article", ...otherTypes] });
  const all = revisionsQuery.shape.parse(answer);
  const [rows, others] = [
    all.filter(({ _type }) => _type === "article"),
    all.filter(({ _type }) => _type !== "article"),
  ];
  refuseEmptiness("article", rows.length, books.entries.size);
  refuseEmptiness("other document", others.length, books.others.size);
  await takeDocuments(books.others, source, others);
  books.documents = await shownDocuments(books.others);
  const changed = rows.filter(({ _id, _rev }) => books.entries.get(_id)?.rev !== _rev).map(({ _id }) => _id);
  for (let from = 0; from < changed.length; from += batch)
    await take(books, source, changed.slice(from, from + batch));

  const waiting = [...books.entries.values()].flatMap(({ refused }) => refused ?? []);
  if (waiting.length > 0) await judge(books, waiting);
  followTypes(books, others);
  const there = new Set(rows.map(({ _id }) => _id));
  for (const id of [...books.entries.keys()].filter((each) => !there.has(each))) {
    books.entries.delete(id);
    noteRefused(id, []);
    await dropGood("articles", id);
  }
  arrange(books);
}

function refuseEmptiness(what: string, now: number, before: number) {
  if (now > 0 || before < fewest) return;
  throw new Error(
    `It answers with no ${what} at all, where there were ${before} documents. If they were deleted on purpose, stop the site, delete the folder cms in DATA_DIR, and start again.`,
  );
}

function followTypes(books: Library, rows: z.infer<typeof revisionsQuery.shape>) {
  const types = describeTypes(rows);
  for (const tag of dueTypes(books.types ?? types, types)) books.due.add(tag);
  books.types = types;
}

async function take(books: Library, source: ContentSource, ids: string[]) {
  const documents = articlesQuery.shape.parse(await source.fetch(articlesQuery.groq, { ids }));
  await judge(books, await Promise.all(documents.map(probeBody)));
}

async function judge(books: Library, probed: readonly Probed[]) {
  const rules = gateRules(probed, books.entries);
  for (const each of probed) {
    const { id, rev, text, faults } = gateArticle(each, rules);
    const before = books.entries.get(id)?.text ?? null;
    books.entries.set(id, { rev, text: text ?? before, faults, refused: text ? null : each });
    if (text) await keepGood("articles", id, each.raw);
  }
}

/** A moved or deleted article leaves its readers with a 404: nobody sees that but them. */
function tellLostAddresses({ assembled, paths }: Library) {
  const now = new Set(pathsOf(assembled).filter((each) => parseArticlePath(each)));
  for (const gone of [...paths].filter((each) => !now.has(each)))
    cmsHealth().tell(
      "warn",
      `The content system has no article at ${gone} any more, so this address answers 404. Lead its readers on in content/redirects.yaml.`,
    );
  paths.clear();
  for (const each of now) paths.add(each);
}

/** Puts languages together, tells the operator what is not shown, and notes which pages have to follow. */
function arrange(books: Library) {
  const texts = [...books.entries.values()].flatMap(({ text }) => text ?? []);
  books.assembled = assembleShelves(texts, gitHasArticle);
  for (const [id, { text, faults }] of books.entries) {
    const ending = text ? "The version before is shown." : "It is not shown.";
    const withEnding = (some: readonly CmsFault[], last: string) =>
      some.map((fault) => ({ ...fault, sentence: `${fault.sentence}. ${last}` }));
    noteRefused(id, [
      ...withEnding(faults, ending),
      ...withEnding(books.assembled.faults.get(id) ?? [], "It is not shown."),
    ]);
  }
  tellLostAddresses(books);
  const shown = describeShown(books.assembled);
  const tags = dueTags(books.shown, shown);
  books.shown = shown;
  for (const tag of tags) books.due.add(tag);
  if (tags.size > 0) books.version += 1;
  setLivePlaces(pathsOf(books.assembled));
}
