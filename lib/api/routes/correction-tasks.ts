import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { bodyOf } from "@/lib/api/body-of";
import { callableBy } from "@/lib/api/callable-by";
import { characters, wholeNumber } from "@/lib/api/characters";
import { errorResponses } from "@/lib/api/error-body";
import { limitedBy } from "@/lib/api/limited-by";
import { mediaAnswer } from "@/lib/api/media-answer";
import { data, dataAnswer, jsonBody, newRoutes } from "@/lib/api/new-routes";
import { mostLetters, mostTextBytes } from "@/lib/core/text-limits";
import { askNext } from "@/lib/services/corrections/ask-next";
import { listPrompts } from "@/lib/services/corrections/list-prompts";
import { listTasks } from "@/lib/services/corrections/list-tasks";
import { readPromptSound } from "@/lib/services/corrections/prompt-sounds";
import { readFollowUp } from "@/lib/services/corrections/read-follow-up";
import { readPicture } from "@/lib/services/corrections/read-picture";
import { readPrompt } from "@/lib/services/corrections/read-prompt";
import { readSampleSound } from "@/lib/services/corrections/sample-sounds";
import * as taskViews from "@/lib/services/corrections/task-views";
import * as views from "@/lib/services/corrections/views";

const corrections = { ...callableBy.guest, tags: ["corrections"] };
const task = z.enum(views.Task.options).openapi({ example: "writing-sample" });
const name = characters({ from: 1, to: 80 }).openapi({ example: "one-suitcase" });

const tasksRoute = createRoute({
  ...corrections,
  method: "get",
  path: "/corrections/tasks",
  summary: "What can be handed in here, what it costs, and what the caller has for it",
  responses: { 200: dataAnswer("The tasks", taskViews.TaskList) },
});

const promptsRoute = createRoute({
  ...corrections,
  method: "get",
  path: "/corrections/prompts",
  summary: "The prompts of a task; those the caller did not hand in yet come first",
  request: {
    query: z.object({
      task,
      page: wholeNumber({ from: 1, to: 1_000 }).default(1),
      size: wholeNumber({ from: 1, to: 50 }).default(20),
    }),
  },
  responses: { 200: dataAnswer("One page", taskViews.PromptList) },
});

const promptRoute = createRoute({
  ...corrections,
  method: "get",
  path: "/corrections/prompts/{task}/{name}",
  summary: "A prompt to answer, with the caller's draft",
  request: { params: z.object({ task, name }) },
  responses: {
    200: dataAnswer("The prompt", taskViews.Prompt),
    ...errorResponses("correction/prompt-withdrawn"),
  },
});

const followUpRoute = createRoute({
  ...corrections,
  ...bodyOf.json(mostTextBytes),
  method: "post",
  path: "/corrections/follow-up",
  summary: "What part two asks after this part one",
  request: {
    body: jsonBody(
      z.object({
        task: z.enum(views.Task.options).openapi({ example: "interactive-writing" }),
        prompt: characters({ from: 1, to: 80 }).openapi({ example: "town-clock" }),
        text: characters({ to: mostLetters }).openapi({ example: "The repair costs too much." }),
      }),
    ),
  },
  responses: {
    200: dataAnswer("The theme that part one said least of", taskViews.FollowUp),
    ...errorResponses("correction/prompt-withdrawn"),
  },
});

const nextRoute = createRoute({
  ...corrections,
  ...limitedBy("question.user"),
  method: "post",
  path: "/corrections/next-question",
  summary: "What a conversation asks next, by what was said to the last question",
  request: {
    body: jsonBody(
      z.object({
        task: z.enum(views.Task.options).openapi({ example: "interactive-speaking" }),
        prompt: characters({ from: 1, to: 80 }).openapi({ example: "kitchens" }),
        asked: z
          .array(z.object({ at: z.number().int().min(0).max(20), isFollowUp: z.boolean() }))
          .max(20)
          .openapi({ description: "What was asked so far, in order.", example: [] }),
        recording: z
          .uuid()
          .optional()
          .openapi({ description: "The caller's upload that answers the last of them." }),
      }),
    ),
  },
  responses: {
    200: dataAnswer("The question; null at the end", taskViews.NextQuestion),
    ...errorResponses("correction/prompt-withdrawn", "upload/unknown"),
  },
});

const soundRoute = createRoute({
  ...callableBy.public,
  tags: ["corrections"],
  method: "get",
  path: "/corrections/sounds/{task}/{name}/{line}",
  summary: "A question of a prompt as it is heard",
  request: {
    params: z.object({
      task: z.enum(views.Task.options).openapi({ example: "listen-then-speak" }),
      name: characters({ from: 1, to: 80 }).openapi({ example: "sound-of-home" }),
      line: z
        .string()
        .regex(/^[\w-]{16}$/)
        .openapi({ example: "AAAAAAAAAAAAAAAA" }),
    }),
  },
  responses: {
    200: {
      description: "The recording",
      content: { "audio/mpeg": { schema: z.string().openapi({ format: "binary" }) } },
    },
    206: {
      description: "The part asked for",
      content: { "audio/mpeg": { schema: z.string().openapi({ format: "binary" }) } },
    },
    304: { description: "Not changed" },
    416: { description: "The range lies outside the recording" },
    ...errorResponses("correction/prompt-withdrawn", "audio/unknown", "audio/unavailable"),
  },
});

const sampleSoundRoute = createRoute({
  ...callableBy.public,
  tags: ["corrections"],
  method: "get",
  path: "/corrections/sample-sounds/{task}/{name}/{score}/{sentence}",
  summary: "A sentence of a sample answer as a voice says it",
  request: {
    params: z.object({
      task: z.enum(views.Task.options).openapi({ example: "speaking-sample" }),
      name: characters({ from: 1, to: 80 }).openapi({ example: "first-thing-bought" }),
      score: wholeNumber({ from: 10, to: 160 }).openapi({ example: 125 }),
      sentence: wholeNumber({ from: 0, to: 99 }).openapi({ example: 0 }),
    }),
  },
  responses: {
    200: {
      description: "The recording",
      content: { "audio/mpeg": { schema: z.string().openapi({ format: "binary" }) } },
    },
    206: {
      description: "The part asked for",
      content: { "audio/mpeg": { schema: z.string().openapi({ format: "binary" }) } },
    },
    304: { description: "Not changed" },
    416: { description: "The range lies outside the recording" },
    ...errorResponses("audio/unknown", "audio/unavailable"),
  },
});

const picture = { schema: z.string().openapi({ format: "binary" }) };
/** Drawn, or photographed. */
const pictureContent = { "image/svg+xml": picture, "image/webp": picture };

const pictureRoute = createRoute({
  ...callableBy.public,
  tags: ["corrections"],
  method: "get",
  path: "/corrections/pictures/{scene}",
  summary: "The picture of a prompt",
  request: {
    params: z.object({
      scene: z
        .string()
        .regex(/^[a-z-]{1,80}$/)
        .openapi({ example: "airport-gate" }),
    }),
  },
  responses: {
    200: {
      description: "The picture",
      content: pictureContent,
    },
    206: {
      description: "The part asked for",
      content: pictureContent,
    },
    304: { description: "Not changed" },
    416: { description: "The range lies outside the picture" },
    ...errorResponses("request/not-found"),
  },
});

export const correctionTaskRoutes = newRoutes()
  .openapi(tasksRoute, async (c) => c.json(data(await listTasks(c.var.ctx)), 200))
  .openapi(promptsRoute, async (c) => c.json(data(await listPrompts(c.var.ctx, c.req.valid("query"))), 200))
  .openapi(promptRoute, async (c) => c.json(data(await readPrompt(c.var.ctx, c.req.valid("param"))), 200))
  .openapi(followUpRoute, (c) => c.json(data(readFollowUp(c.req.valid("json"))), 200))
  .openapi(nextRoute, async (c) => c.json(data(await askNext(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(soundRoute, async (c) =>
    mediaAnswer(c, await readPromptSound(c.var.ctx.runtime, c.req.valid("param"))),
  )
  .openapi(sampleSoundRoute, async (c) =>
    mediaAnswer(c, await readSampleSound(c.var.ctx.runtime, c.req.valid("param"))),
  )
  .openapi(pictureRoute, async (c) => mediaAnswer(c, await readPicture(c.req.valid("param").scene)));
