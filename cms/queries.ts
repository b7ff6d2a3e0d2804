import { z } from "zod";

import { locales } from "@/lib/i18n/locales";

const language = z.enum(locales);

/** A GROQ query with the shape of its answer. Parameters are named after the query's `$` names. */
function defineQuery<Shape extends z.ZodType>(groq: string, shape: Shape) {
  return { groq, shape };
}

const localized = `language in [$language, "en"]`;

export const faqQuery = defineQuery(
  `*[_type == "faq" && page == $page && ${localized}] | order(order asc) {language, order, question, answer}`,
  z.array(z.object({ language, order: z.number(), question: z.string(), answer: z.string() })),
);

export const testimonialQuery = defineQuery(
  `*[_type == "testimonial" && ${localized}] | order(order asc) {language, order, sample, data}`,
  z.array(
    z.object({
      language,
      order: z.number(),
      sample: z.boolean(),
      data: z.object({
        avatar: z.string().nullish(),
        nickname: z.string(),
        rate: z.string(),
        country: z.string().length(2),
        content: z.string(),
      }),
    }),
  ),
);

export const planCopyQuery = defineQuery(
  `*[_type == "planCopy" && ${localized}] {language, planId, name, tagline, features}`,
  z.array(
    z.object({
      language,
      planId: z.string(),
      name: z.string(),
      tagline: z.string(),
      features: z.array(z.string()),
    }),
  ),
);

export const bannerQuery = defineQuery(
  `*[_type == "banner" && ${localized}] {language, text, "short": coalesce(short, text), action}`,
  z.array(z.object({ language, text: z.string(), short: z.string(), action: z.string() })),
);

/** A figure that the operator has confirmed, with the day and where it comes from; null until then. */
const figure = z
  .object({ value: z.number().min(0), confirmedOn: z.iso.date(), source: z.string().min(1) })
  .nullish()
  .transform((confirmed) => confirmed ?? null);

export const siteFactsQuery = defineQuery(
  `*[_type == "siteFacts"][0] {totals, rating, contactEmail, social}`,
  z.object({
    totals: z.object({
      users: figure,
      questions: figure,
      exams: figure,
      corrections: figure,
      speaking: figure,
    }),
    rating: z.object({ best: z.number(), value: figure, counts: z.record(z.string(), figure) }),
    contactEmail: z.email(),
    social: z.array(z.object({ name: z.string(), url: z.url() })),
  }),
);

const articleRow = { _id: z.string(), _rev: z.string() };

/** Which documents there are, in which state. What articles say is asked for only when that has changed. */
export const revisionsQuery = defineQuery(
  `*[_type in $types] | order(_id asc) {_id, _type, _rev}`,
  z.array(z.object({ ...articleRow, _type: z.string() })),
);

/** Whole documents of every other kind; the gate in lib/content/live judges each by itself. */
export const documentsQuery = defineQuery(
  `*[_id in $ids]`,
  z.array(z.looseObject({ ...articleRow, _type: z.string() })),
);

const articleFields = `{
  _id, _rev, _createdAt, language, collection, "slug": slug.current, category, order, title, description, status,
  publishAt, datePublished, dateModified, related, "sources": sources[] {title, url},
  "l10n": l10n {source, by, sourceHash, reviewedBy},
  "cover": cover {"ref": asset._ref, alt, crop {top, bottom, left, right}, hotspot {x, y, width, height}},
  body
}`;

/** Whole articles; the gate in lib/content/live judges each by itself. */
const articles = z.array(z.looseObject(articleRow));

export const articlesQuery = defineQuery(`*[_type == "article" && _id in $ids] ${articleFields}`, articles);

/** All languages of one article: asked with the editors' perspective. */
export const articleDraftQuery = defineQuery(
  `*[_type == "article" && collection == $collection && slug.current == $slug] ${articleFields}`,
  articles,
);

/** Written material of the question bank. */
export const bankKinds = ["bankSentence", "bankDictation", "bankPassage"] as const;

/** Documents that no page shows: they are taken into the question bank by commands. */
export const bankDocuments = [...bankKinds, "bankRecording"] as const;

/** Authored bank material, the oldest first; `scripts/bank/pull` judges each by itself. */
export const bankQuery = defineQuery(
  `*[_type in ${JSON.stringify(bankKinds)}] | order(_createdAt asc, _id asc) {
    _id, _type, text, level, subject, version,
    _type == "bankSentence" => {partOfSpeech, clue, gloss, alternatives},
    _type == "bankPassage" => {"name": name.current, title, kind, names, accept[] {word, others}}
  }`,
  z.array(z.looseObject({ _id: z.string(), _type: z.string() })),
);

const optional = z
  .string()
  .nullish()
  .transform((text) => text ?? undefined);

/** People's recordings, the oldest first; `scripts/recordings` judges each by itself. */
export const recordingsQuery = defineQuery(
  `*[_type == "bankRecording"] | order(_createdAt asc, _id asc) {
    _id, _rev, text, item, voice, accent, licence, attribution, consent, "url": file.asset->url
  }`,
  z.array(
    z.object({
      ...articleRow,
      text: optional,
      item: optional,
      voice: optional,
      accent: optional,
      licence: optional,
      attribution: z.string().nullish(),
      consent: optional,
      url: z.string().nullish(),
    }),
  ),
);
