import type { Product } from "schema-dts";

import type { PlanCopy } from "@/lib/content/cms";
import type { Plan } from "@/lib/content/plan-table";
import type { Locale } from "@/lib/i18n/locales";
import { pageUrl } from "@/lib/seo/alternates";
import { organizationId } from "@/lib/seo/json-ld-site";
import { pictureUrl } from "@/lib/seo/picture/picture-address";

type Pricing = {
  locale: Locale;
  /** Of the page that sells it. */
  path: string;
  name: string;
  description: string;
  plans: readonly Plan[];
  copies: ReadonlyMap<string, PlanCopy>;
  /** The operator's figures, once confirmed. */
  rating?: { value: number; best: number; count: number } | undefined;
};

const inUnits = (cents: number) => (cents / 100).toFixed(2);

/** Plans as one product; every figure comes from the plans the page shows. */
export function pricingLd({ locale, path, name, description, plans, copies, rating }: Pricing): Product {
  const amounts = plans.map((plan) => plan.amount);
  const url = pageUrl(locale, path);
  return {
    "@type": "Product",
    name,
    description,
    url,
    image: pictureUrl(locale, path),
    brand: { "@id": organizationId },
    offers: {
      "@type": "AggregateOffer",
      priceCurrency: "USD",
      lowPrice: inUnits(Math.min(...amounts)),
      highPrice: inUnits(Math.max(...amounts)),
      offerCount: plans.length,
      offers: plans.map((plan) => ({
        "@type": "Offer",
        name: copies.get(plan.vipId)?.name ?? plan.vipId,
        price: inUnits(plan.amount),
        priceCurrency: plan.currency,
        availability: "https://schema.org/InStock",
        url,
      })),
    },
    ...(rating && {
      aggregateRating: {
        "@type": "AggregateRating",
        ratingValue: rating.value,
        bestRating: rating.best,
        ratingCount: rating.count,
      },
    }),
  };
}
