import "server-only";

import { readFaq, readPlanCopy } from "@/lib/content/cms";
import { listRecordings } from "@/lib/content/listening/listening";
import { recordOf, type WordedPage, wordedPages } from "@/lib/content/pages/page-names";
import type { PageMessages, PageNamespace } from "@/lib/content/pages/page-record";
import { pageRecords } from "@/lib/content/pages/page-records";
import type { SearchEntry } from "@/lib/content/search/entry";
import { messageText } from "@/lib/content/search/message-text";
import { taskNames } from "@/lib/content/task-names";
import { faqAnchor } from "@/lib/core/faq-pages";
import type { Locale } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";

const pages = wordedPages.filter((page) => recordOf(page).isIndexed);

const isWords = (value: unknown): value is PageMessages =>
  typeof value === "object" &&
  value !== null &&
  ["metaTitle", "metaDescription", "title"].every((name) => name in value);

function wordsOf(messages: Messages, namespace: PageNamespace): PageMessages {
  const words = namespace
    .split(".")
    .reduce<unknown>((part, name) => Object.entries(part ?? {}).find(([key]) => key === name)?.[1], messages);
  if (!isWords(words)) throw new Error(`The messages have no ${namespace}.`);
  return words;
}

/** A page's strings by their names; those with a number or a name in them say nothing without it. */
function strings(words: object): [name: string, text: string][] {
  return Object.entries(words).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === "object" && value !== null) return strings(value);
    const text = typeof value === "string" ? messageText(value) : null;
    return text === null ? [] : [[name, text]];
  });
}

const isHeading = (name: string) => /^title$|Title$/.test(name);
const isMeta = (name: string) => name.startsWith("meta");

/** What stands on a page besides its strings. */
async function furtherLines(page: WordedPage, locale: Locale): Promise<string[]> {
  if (page === "practice") return Object.values(taskNames);
  if (page === "listen")
    return listRecordings().flatMap(({ recordings }) => recordings.map(({ title }) => title));
  if (page === "pricing")
    return [...(await readPlanCopy(locale)).values()].flatMap(({ name, tagline, features }) => [
      name,
      tagline,
      ...features,
    ]);
  return [];
}

async function pageEntry(page: WordedPage, locale: Locale, messages: Messages): Promise<SearchEntry> {
  const words = wordsOf(messages, pageRecords[page].words);
  const all = strings(words);
  const inText = all.filter(([name]) => !isHeading(name) && !isMeta(name)).map(([, text]) => text);
  return {
    id: pageRecords[page].path,
    kind: "page",
    title: words.metaTitle,
    description: words.metaDescription,
    headings: all.flatMap(([name, text]) => (isHeading(name) ? [text] : [])).join("\n"),
    text: [...inText, ...(await furtherLines(page, locale))].join("\n"),
  };
}

async function questionsOf(page: WordedPage, locale: Locale, messages: Messages) {
  if (page === "coupon") {
    const { faq1, faq1Text, faq2, faq2Text, faq3, faq3Text } = messages.Coupon;
    return [
      { question: faq1, answer: faq1Text },
      { question: faq2, answer: faq2Text },
      { question: faq3, answer: faq3Text },
    ];
  }
  const record = recordOf(page);
  return "faq" in record && record.faq ? readFaq(locale, record.faq) : [];
}

async function questionEntries(page: WordedPage, locale: Locale, messages: Messages): Promise<SearchEntry[]> {
  return (await questionsOf(page, locale, messages)).map(({ question, answer }, index) => ({
    id: `${pageRecords[page].path}#${faqAnchor(index)}`,
    kind: "question",
    title: question,
    description: answer,
    headings: "",
    text: answer,
  }));
}

/** The pages that are written in the interface's strings, and each question that is answered on one of them. */
export async function pageEntries(locale: Locale, messages: Messages): Promise<SearchEntry[]> {
  const entries = pages.map(async (page) => [
    await pageEntry(page, locale, messages),
    ...(await questionEntries(page, locale, messages)),
  ]);
  return (await Promise.all(entries)).flat();
}
