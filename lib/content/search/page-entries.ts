import "server-only";

import { readFaq, readPlanCopy } from "@/lib/content/cms";
import { listRecordings } from "@/lib/content/listening/listening";
import type { SearchEntry } from "@/lib/content/search/entry";
import { messageText } from "@/lib/content/search/message-text";
import { pageWords, type WordedPath } from "@/lib/content/search/page-words";
import { taskNames } from "@/lib/content/task-names";
import { faqAnchor } from "@/lib/core/faq-pages";
import type { Locale } from "@/lib/i18n/locales";
import type { Messages } from "@/lib/i18n/messages";

const paths = Object.keys(pageWords).filter((path): path is WordedPath => Object.hasOwn(pageWords, path));

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
async function furtherLines(path: WordedPath, locale: Locale): Promise<string[]> {
  if (path === "/practice") return Object.values(taskNames);
  if (path === "/listen")
    return listRecordings().flatMap(({ recordings }) => recordings.map(({ title }) => title));
  if (path === "/pricing")
    return [...(await readPlanCopy(locale)).values()].flatMap(({ name, tagline, features }) => [
      name,
      tagline,
      ...features,
    ]);
  return [];
}

async function pageEntry(path: WordedPath, locale: Locale, messages: Messages): Promise<SearchEntry> {
  const words = pageWords[path].words(messages);
  const all = strings(words);
  const inText = all.filter(([name]) => !isHeading(name) && !isMeta(name)).map(([, text]) => text);
  return {
    id: path,
    kind: "page",
    title: words.metaTitle,
    description: words.metaDescription,
    headings: all.flatMap(([name, text]) => (isHeading(name) ? [text] : [])).join("\n"),
    text: [...inText, ...(await furtherLines(path, locale))].join("\n"),
  };
}

async function questionsOf(path: WordedPath, locale: Locale, messages: Messages) {
  if (path === "/duolingo-english-test-coupon") {
    const { faq1, faq1Text, faq2, faq2Text, faq3, faq3Text } = messages.Coupon;
    return [
      { question: faq1, answer: faq1Text },
      { question: faq2, answer: faq2Text },
      { question: faq3, answer: faq3Text },
    ];
  }
  const page = pageWords[path];
  return "faq" in page ? readFaq(locale, page.faq) : [];
}

async function questionEntries(path: WordedPath, locale: Locale, messages: Messages): Promise<SearchEntry[]> {
  return (await questionsOf(path, locale, messages)).map(({ question, answer }, index) => ({
    id: `${path}#${faqAnchor(index)}`,
    kind: "question",
    title: question,
    description: answer,
    headings: "",
    text: answer,
  }));
}

/** The pages that are written in the interface's strings, and each question that is answered on one of them. */
export async function pageEntries(locale: Locale, messages: Messages): Promise<SearchEntry[]> {
  const entries = paths.map(async (path) => [
    await pageEntry(path, locale, messages),
    ...(await questionEntries(path, locale, messages)),
  ]);
  return (await Promise.all(entries)).flat();
}
