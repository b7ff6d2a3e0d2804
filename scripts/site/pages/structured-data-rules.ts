/** What a value must be. `own`: an address of this site; `language`: the page's or its text's. */
export type Kind =
  | "text"
  | "own"
  | "image"
  | "film"
  | "moment"
  | "duration"
  | "language"
  | "price"
  | "count"
  | "flag"
  | "reference"
  | "url-list"
  | "node"
  | "node-list"
  | `=${string}`;

export type TypeRule = {
  /** Whether search engines show anything for it today; it is valid all the same. */
  shown: "yes" | "no";
  required: Record<string, Kind>;
  optional?: Record<string, Kind>;
};

/** Checked against the search engines' public documentation and schema.org on this day. */
export const rulesAsOf = "2026-11-21";

const offer = { price: "price", priceCurrency: "=USD", availability: "=https://schema.org/InStock" } as const;

export const typeRules: Record<string, TypeRule> = {
  Organization: {
    shown: "yes",
    required: { "@id": "own", name: "text", url: "own", logo: "image", email: "text" },
  },
  WebSite: {
    shown: "yes",
    required: {
      "@id": "own",
      name: "text",
      description: "text",
      url: "own",
      inLanguage: "language",
      publisher: "reference",
    },
  },
  BreadcrumbList: { shown: "yes", required: { itemListElement: "node-list" } },
  ItemList: { shown: "yes", required: { itemListElement: "node-list" } },
  ListItem: {
    shown: "yes",
    required: { position: "count", name: "text" },
    optional: { item: "own", url: "own" },
  },
  FAQPage: { shown: "no", required: { inLanguage: "language", mainEntity: "node-list" } },
  Question: { shown: "no", required: { name: "text", acceptedAnswer: "node" } },
  Answer: { shown: "no", required: { text: "text" } },
  Article: {
    shown: "yes",
    required: {
      "@id": "own",
      headline: "text",
      description: "text",
      url: "own",
      mainEntityOfPage: "own",
      inLanguage: "language",
      image: "image",
      datePublished: "moment",
      dateModified: "moment",
      author: "reference",
      publisher: "reference",
      isAccessibleForFree: "flag",
    },
    optional: { citation: "url-list" },
  },
  Course: {
    shown: "yes",
    required: {
      name: "text",
      description: "text",
      url: "own",
      inLanguage: "language",
      educationalLevel: "text",
      timeRequired: "duration",
      isAccessibleForFree: "flag",
      dateModified: "moment",
      provider: "reference",
      offers: "node",
      hasCourseInstance: "node",
    },
    optional: {
      "@id": "own",
      courseCode: "text",
      image: "image",
      position: "count",
      teaches: "text",
      datePublished: "moment",
      hasPart: "node-list",
    },
  },
  LearningResource: {
    shown: "no",
    required: {
      name: "text",
      description: "text",
      url: "own",
      inLanguage: "language",
      image: "image",
      learningResourceType: "text",
      assesses: "text",
      isAccessibleForFree: "flag",
      provider: "reference",
    },
  },
  CourseInstance: {
    shown: "no",
    required: { courseMode: "=Online", courseWorkload: "duration", inLanguage: "language" },
  },
  VideoObject: {
    shown: "yes",
    required: {
      name: "text",
      description: "text",
      thumbnailUrl: "image",
      uploadDate: "moment",
      duration: "duration",
      inLanguage: "=en",
    },
    // A film of ours is its file; one that stays with its provider is its player.
    optional: { contentUrl: "film", embedUrl: "text" },
  },
  Product: {
    shown: "yes",
    required: {
      name: "text",
      description: "text",
      url: "own",
      image: "image",
      brand: "reference",
      offers: "node",
    },
    optional: { aggregateRating: "node" },
  },
  AggregateOffer: {
    shown: "yes",
    required: {
      priceCurrency: "=USD",
      lowPrice: "price",
      highPrice: "price",
      offerCount: "count",
      offers: "node-list",
    },
  },
  Offer: {
    shown: "yes",
    required: offer,
    optional: { name: "text", url: "own", category: "=Free", validFrom: "moment" },
  },
  AggregateRating: {
    shown: "yes",
    required: { ratingValue: "price", bestRating: "count", ratingCount: "count" },
  },
};
