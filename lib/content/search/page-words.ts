import type { FaqPage } from "@/lib/core/faq-pages";
import type { Messages } from "@/lib/i18n/messages";

type PageMessages = { metaTitle: string; metaDescription: string; title: string };

type PageWords = {
  words: (messages: Messages) => PageMessages;
  /** The questions that have this page as their own. */
  faq?: FaqPage;
};

/** What the pages that are written in the interface's strings are found by. A page that is missing here does not compile. */
export const pageWords = {
  "/": { words: ({ Home }) => Home },
  "/practice": { words: ({ TaskList }) => TaskList },
  "/duolingo-practice-test": { words: ({ Practice }) => Practice, faq: "practice" },
  "/mock-exam": { words: ({ Products }) => Products.Mock, faq: "mock-exam" },
  "/writing-ai-correction": { words: ({ Products }) => Products.Writing, faq: "writing" },
  "/speaking-ai-correction": { words: ({ Products }) => Products.Speaking, faq: "speaking" },
  "/correction": { words: ({ Products }) => Products.Correction },
  "/courses": { words: ({ Courses }) => Courses, faq: "course" },
  "/listen": { words: ({ Listen }) => Listen },
  "/learn": { words: ({ Articles }) => Articles.Learn },
  "/blog": { words: ({ Articles }) => Articles.Blog },
  "/pricing": { words: ({ Pricing }) => Pricing, faq: "pricing" },
  "/duolingo-english-test-coupon": { words: ({ Coupon }) => Coupon },
  "/contact-us": { words: ({ Contact }) => Contact },
  "/sitemap": { words: ({ SitemapPage }) => SitemapPage },
} as const satisfies Record<string, PageWords>;

export type WordedPath = keyof typeof pageWords;
