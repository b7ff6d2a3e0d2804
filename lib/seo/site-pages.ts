import type { LegalSlug } from "@/lib/content/legal";
import type { WordedPath } from "@/lib/content/search/page-words";

/** The public pages that exist today, by the name their title has in `Site.Breadcrumb`. Nothing else is linked. */
export const sitePages = {
  home: "/",
  practice: "/practice",
  questions: "/duolingo-practice-test",
  mock: "/mock-exam",
  writing: "/writing-ai-correction",
  speaking: "/speaking-ai-correction",
  correction: "/correction",
  courses: "/courses",
  listen: "/listen",
  learn: "/learn",
  blog: "/blog",
  pricing: "/pricing",
  coupon: "/duolingo-english-test-coupon",
  about: "/about-us",
  contact: "/contact-us",
  terms: "/tos",
  privacy: "/privacy-policy",
  refund: "/refund-policy",
  cookies: "/cookie",
  affiliates: "/affiliate-program",
  sitemap: "/sitemap",
} as const satisfies Record<string, WordedPath | `/${LegalSlug}`>;

/** Where the signed-in application begins. */
export const appPaths = { home: "/app#/home", practice: "/app#/practice", login: "/login" } as const;

/** Found through the header, not by search engines. */
export const searchPath = "/search";
