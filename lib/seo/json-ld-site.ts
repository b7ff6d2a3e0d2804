import type { BreadcrumbList, FAQPage, Organization, WebSite } from "schema-dts";

import type { FaqEntry } from "@/lib/content/cms";
import { publicEnv } from "@/lib/env/public";
import type { Locale } from "@/lib/i18n/locales";
import { pageUrl } from "@/lib/seo/alternates";

export const organizationId = `${publicEnv.siteUrl}/#organization`;
const websiteId = `${publicEnv.siteUrl}/#website`;

export function organizationLd(email: string): Organization {
  return {
    "@type": "Organization",
    "@id": organizationId,
    name: "Bandwise",
    url: `${publicEnv.siteUrl}/`,
    logo: `${publicEnv.siteUrl}/icon-512.png`,
    email,
  };
}

export function websiteLd(locale: Locale, description: string): WebSite {
  return {
    "@type": "WebSite",
    "@id": websiteId,
    name: "Bandwise",
    description,
    url: pageUrl(locale, "/"),
    inLanguage: locale,
    publisher: { "@id": organizationId },
  };
}

export type Crumb = { name: string; path: string };

/** Mirrors the breadcrumb the page shows. */
export function breadcrumbLd(locale: Locale, trail: readonly Crumb[]): BreadcrumbList {
  return {
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: pageUrl(locale, path),
    })),
  };
}

export function faqLd(
  locale: Locale,
  entries: readonly Pick<FaqEntry, "question" | "answer" | "language">[],
): FAQPage {
  return {
    "@type": "FAQPage",
    inLanguage: entries[0]?.language ?? locale,
    mainEntity: entries.map(({ question, answer }) => ({
      "@type": "Question",
      name: question,
      acceptedAnswer: { "@type": "Answer", text: answer },
    })),
  };
}
