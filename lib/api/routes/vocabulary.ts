import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { bodyOf } from "@/lib/api/body-of";
import { callableBy } from "@/lib/api/callable-by";
import { characters, wholeNumber } from "@/lib/api/characters";
import { errorResponses } from "@/lib/api/error-body";
import { limitedBy } from "@/lib/api/limited-by";
import { data, dataAnswer, jsonBody, newRoutes } from "@/lib/api/new-routes";
import { Word } from "@/lib/services/glosses/views";
import { addMissed } from "@/lib/services/vocabulary/add-missed";
import { addCourseWords } from "@/lib/services/vocabulary/add-course-words";
import { addWord } from "@/lib/services/vocabulary/add-word";
import { bringBack } from "@/lib/services/vocabulary/bring-back";
import { changeSettings } from "@/lib/services/vocabulary/change-settings";
import { listCards } from "@/lib/services/vocabulary/list-cards";
import { listMissedWords } from "@/lib/services/vocabulary/missed-words";
import { rateCard } from "@/lib/services/vocabulary/rate-card";
import { readDeck } from "@/lib/services/vocabulary/read-deck";
import { readSummary } from "@/lib/services/vocabulary/read-summary";
import { removeCard } from "@/lib/services/vocabulary/remove-card";
import { undoReview } from "@/lib/services/vocabulary/undo-review";
import * as views from "@/lib/services/vocabulary/views";

const exampleId = "01980d5e-7c00-7000-8000-000000000001";
const Id = z.uuid().openapi({ example: exampleId });
const cardParams = z.object({ id: Id });
const setParams = z.object({ setId: Id });
/** A month: so long an answer waits on a device. */
const longestAgo = 30 * 86_400_000;

const vocabulary = { ...callableBy.guest, tags: ["vocabulary"] };

const summaryRoute = createRoute({
  ...vocabulary,
  method: "get",
  path: "/vocabulary",
  summary: "The caller's words in figures, what is due now, and the settings",
  responses: { 200: dataAnswer("Figures and settings", views.Summary) },
});

const settingsRoute = createRoute({
  ...vocabulary,
  ...limitedBy("card.user"),
  method: "put",
  path: "/vocabulary/settings",
  summary: "How many words a day",
  request: { body: jsonBody(views.Settings) },
  responses: {
    200: dataAnswer("The settings", views.Settings),
  },
});

const deckRoute = createRoute({
  ...vocabulary,
  method: "get",
  path: "/vocabulary/due",
  summary: "The cards to learn now: being learned, due, and new ones within the day's limits; 200 at most",
  responses: {
    200: dataAnswer("The cards, with all that is needed to go on without a connection", views.Deck),
  },
});

const rateRoute = createRoute({
  ...vocabulary,
  ...limitedBy("review.user"),
  method: "post",
  path: "/vocabulary/reviews",
  summary: "What the caller says of a card; sent twice it counts once",
  request: {
    body: jsonBody(
      z.object({
        id: Id.openapi({ description: "The caller's own id of this review." }),
        cardId: Id,
        rating: views.Rating.meta({ example: "good" }),
        reps: z.int().min(0).max(100_000).openapi({
          description: "The `reps` of the card as it was shown: another device may have been faster.",
          example: 0,
        }),
        ago: z.int().min(0).max(longestAgo).default(0).openapi({
          description: "Milliseconds since it was said, where it waited for a connection.",
          example: 0,
        }),
      }),
    ),
  },
  responses: {
    200: dataAnswer("The card as it is now", views.Reviewed),
    ...errorResponses("vocabulary/unknown-card"),
  },
});

const undoRoute = createRoute({
  ...vocabulary,
  ...limitedBy("review.user"),
  method: "post",
  path: "/vocabulary/undos",
  summary: "Takes the last review of a card back; sent twice it counts once",
  request: {
    body: jsonBody(
      z.object({ id: Id.openapi({ description: "The caller's own id of this undo." }), reviewId: Id }),
    ),
  },
  responses: {
    200: dataAnswer("The card as it was before", views.Reviewed),
    ...errorResponses("vocabulary/unknown-review", "vocabulary/unknown-card", "vocabulary/not-last"),
  },
});

const listRoute = createRoute({
  ...vocabulary,
  method: "get",
  path: "/vocabulary/cards",
  summary: "The caller's words, the newest first",
  request: {
    query: z.object({
      page: wholeNumber({ from: 1, to: 1_000_000 }).default(1),
      size: wholeNumber({ from: 1, to: 50 }).default(20),
      search: characters({ to: 40 }).default("").openapi({ description: "A part of the word." }),
      show: z.enum(["all", "resting"]).default("all"),
    }),
  },
  responses: { 200: dataAnswer("A page of cards", views.CardList) },
});

const addRoute = createRoute({
  ...vocabulary,
  ...limitedBy("card.user"),
  method: "post",
  path: "/vocabulary/cards",
  summary: "Adds a word of a finished question; one that is there stays as it is",
  request: {
    body: jsonBody(
      z.object({
        setId: Id,
        position: z.number().int().min(0).max(99).openapi({ example: 0 }),
        word: Word,
        partOfSpeech: views.PartOfSpeech.meta({ example: "verb" }),
      }),
    ),
  },
  responses: {
    200: dataAnswer("How many are new: 1 or 0", views.Added),
    ...errorResponses("practice/unknown-set", "practice/unknown-word", "vocabulary/full"),
  },
});

const missedRoute = createRoute({
  ...vocabulary,
  method: "get",
  path: "/vocabulary/missed/{setId}",
  summary: "The words that were missed in a set",
  request: { params: setParams },
  responses: {
    200: dataAnswer("Words, and which the caller has already", views.MissedWords),
    ...errorResponses("practice/unknown-set"),
  },
});

const addMissedRoute = createRoute({
  ...vocabulary,
  ...limitedBy("card.user"),
  ...bodyOf.none,
  method: "post",
  path: "/vocabulary/missed/{setId}",
  summary: "Adds the words that were missed in a set",
  request: { params: setParams },
  responses: {
    200: dataAnswer("How many are new", views.Added),
    ...errorResponses("practice/unknown-set", "vocabulary/full"),
  },
});

const addCourseRoute = createRoute({
  ...vocabulary,
  ...limitedBy("card.user"),
  ...bodyOf.none,
  method: "post",
  path: "/vocabulary/courses/{slug}",
  summary: "Adds the words of a vocabulary course",
  request: {
    params: z.object({ slug: characters({ from: 1, to: 80 }).openapi({ example: "det-listening-words" }) }),
  },
  responses: {
    200: dataAnswer("How many are new", views.Added),
    ...errorResponses("practice/unknown-purpose", "vocabulary/full"),
  },
});

const removeRoute = createRoute({
  ...vocabulary,
  ...bodyOf.none,
  method: "delete",
  path: "/vocabulary/cards/{id}",
  summary: "Removes a word with what was said of it",
  request: { params: cardParams },
  responses: {
    200: dataAnswer("The card that is gone", z.object({ id: z.uuid() })),
    ...errorResponses("vocabulary/unknown-card"),
  },
});

const returnRoute = createRoute({
  ...vocabulary,
  ...bodyOf.none,
  method: "post",
  path: "/vocabulary/cards/{id}/return",
  summary: "Brings a word back that rests, because it was forgotten eight times",
  request: { params: cardParams },
  responses: {
    200: dataAnswer("The card, due now", views.Card),
    ...errorResponses("vocabulary/unknown-card"),
  },
});

export const vocabularyRoutes = newRoutes()
  .openapi(summaryRoute, async (c) => c.json(data(await readSummary(c.var.ctx)), 200))
  .openapi(settingsRoute, async (c) =>
    c.json(data(await changeSettings(c.var.ctx, c.req.valid("json"))), 200),
  )
  .openapi(deckRoute, async (c) => c.json(data(await readDeck(c.var.ctx)), 200))
  .openapi(rateRoute, async (c) => c.json(data(await rateCard(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(undoRoute, async (c) => c.json(data(await undoReview(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(listRoute, async (c) => c.json(data(await listCards(c.var.ctx, c.req.valid("query"))), 200))
  .openapi(addRoute, async (c) => c.json(data(await addWord(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(missedRoute, async (c) =>
    c.json(data(await listMissedWords(c.var.ctx, c.req.valid("param"))), 200),
  )
  .openapi(addMissedRoute, async (c) => c.json(data(await addMissed(c.var.ctx, c.req.valid("param"))), 200))
  .openapi(addCourseRoute, async (c) =>
    c.json(data(await addCourseWords(c.var.ctx, c.req.valid("param"))), 200),
  )
  .openapi(removeRoute, async (c) =>
    c.json(data(await removeCard(c.var.ctx, { cardId: c.req.valid("param").id })), 200),
  )
  .openapi(returnRoute, async (c) =>
    c.json(data(await bringBack(c.var.ctx, { cardId: c.req.valid("param").id })), 200),
  );
