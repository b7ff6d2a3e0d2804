import "server-only";
import { createRoute, z } from "@hono/zod-openapi";

import { wholeNumber } from "@/lib/api/characters";
import { callableBy } from "@/lib/api/callable-by";
import { data, dataAnswer, jsonBody, newRoutes } from "@/lib/api/new-routes";
import { clearOperatorCookie, readOperatorCookie, setOperatorCookie } from "@/lib/api/operator-cookie";
import { addHold, endHold } from "@/lib/services/operator/change-hold";
import { decideFlag } from "@/lib/services/operator/decide-flag";
import { decideReport } from "@/lib/services/operator/decide-report";
import { enterRoom, sendOperatorCode } from "@/lib/services/operator/enter";
import { leaveRoom } from "@/lib/services/operator/leave";
import { listActs } from "@/lib/services/operator/list-acts";
import { listQueue } from "@/lib/services/operator/list-queue";
import { readOperatorSession } from "@/lib/services/operator/operator-session";
import { readBank } from "@/lib/services/operator/read-bank";
import { readMeasures } from "@/lib/services/operator/read-measures";
import { readReport } from "@/lib/services/operator/read-report";
import * as views from "@/lib/services/operator/views";

/** Every route of the operator stands below it. */
export const operatorPlace = "/operator";

const listed = { ...callableBy.listed, tags: ["operator"] };
const operator = { ...callableBy.operator, tags: ["operator"] };
const id = z.object({ id: z.uuid() });
const paging = {
  page: wholeNumber({ from: 1, to: 1_000_000 }).default(1),
  size: wholeNumber({ from: 1, to: 50 }).default(20),
};
const Code = z.string().regex(/^\d{6}$/);
const Hold = z.object({ itemId: z.string().min(1).max(100), why: views.Reason });
const Held = z.object({ isHeld: z.boolean() });

const roomRoute = createRoute({
  ...listed,
  method: "get",
  path: "/operator/room",
  summary: "Whose room it is, and until when it is open",
  responses: { 200: dataAnswer("The room", views.Room) },
});

const codeRoute = createRoute({
  ...listed,
  method: "post",
  path: "/operator/code",
  summary: "Sends a code to the operator's own address",
  request: { body: jsonBody(z.object({})) },
  responses: {
    200: dataAnswer("What to expect, in seconds", z.object({ expiresIn: z.number(), resendIn: z.number() })),
  },
});

const enterRoute = createRoute({
  ...listed,
  method: "post",
  path: "/operator/enter",
  summary: "Opens the room for half an hour",
  request: { body: jsonBody(z.object({ code: Code })) },
  responses: { 200: dataAnswer("The room", views.Room) },
});

const leaveRoute = createRoute({
  ...operator,
  method: "post",
  path: "/operator/leave",
  summary: "Locks the room",
  request: { body: jsonBody(z.object({})) },
  responses: { 200: dataAnswer("It is locked", z.object({ left: z.boolean() })) },
});

const queueRoute = createRoute({
  ...operator,
  method: "get",
  path: "/operator/reports",
  summary: "What learners reported",
  request: { query: z.object({ state: z.enum(["open", "decided"]).default("open"), ...paging }) },
  responses: { 200: dataAnswer("A page of reports", views.Queue) },
});

const fileRoute = createRoute({
  ...operator,
  method: "get",
  path: "/operator/reports/{id}",
  summary: "A report with the question as the learner had it",
  request: { params: id },
  responses: { 200: dataAnswer("The report", views.ReportFile) },
});

const decideRoute = createRoute({
  ...operator,
  method: "post",
  path: "/operator/reports/{id}/decision",
  summary: "Accepts or declines a report, once",
  request: { params: id, body: jsonBody(views.Decision) },
  responses: {
    200: dataAnswer("What followed", z.object({ mended: z.number().int(), isHeld: z.boolean() })),
  },
});

const bankRoute = createRoute({
  ...operator,
  method: "get",
  path: "/operator/bank",
  summary: "The bank in figures",
  responses: { 200: dataAnswer("The figures", views.BankFigures) },
});

const measuresRoute = createRoute({
  ...operator,
  method: "get",
  path: "/operator/measures",
  summary: "What the bank measures, and what responses find odd",
  responses: { 200: dataAnswer("The measures", views.BankMeasures) },
});

const flagRoute = createRoute({
  ...operator,
  method: "post",
  path: "/operator/flags/{id}/decision",
  summary: "Confirms or dismisses what statistics found, once",
  request: { params: id, body: jsonBody(views.FlagDecision) },
  responses: {
    200: dataAnswer("What became of it", z.object({ status: z.enum(["confirmed", "dismissed"]) })),
  },
});

const holdRoute = createRoute({
  ...operator,
  method: "post",
  path: "/operator/holds",
  summary: "Holds a question back",
  request: { body: jsonBody(Hold) },
  responses: { 200: dataAnswer("It is held back", Held) },
});

const liftRoute = createRoute({
  ...operator,
  method: "post",
  path: "/operator/holds/lift",
  summary: "Publishes a question again that was held back",
  request: { body: jsonBody(Hold) },
  responses: { 200: dataAnswer("It is held back no longer", Held) },
});

const actsRoute = createRoute({
  ...operator,
  method: "get",
  path: "/operator/acts",
  summary: "What operators did",
  request: { query: z.object(paging) },
  responses: { 200: dataAnswer("A page of the log", views.ActPage) },
});

export const operatorRoutes = newRoutes()
  .openapi(roomRoute, async (c) => {
    const { runtime, actor, operator: who } = c.var.ctx;
    const until = await readOperatorSession(runtime, actor, readOperatorCookie(c));
    return c.json(data({ email: who.email, until: until?.toISOString() ?? null }), 200);
  })
  .openapi(codeRoute, async (c) => c.json(data(await sendOperatorCode(c.var.ctx)), 200))
  .openapi(enterRoute, async (c) => {
    const opened = await enterRoom(c.var.ctx, c.req.valid("json"));
    setOperatorCookie(c, opened);
    return c.json(data({ email: c.var.ctx.operator.email, until: opened.until.toISOString() }), 200);
  })
  .openapi(leaveRoute, async (c) => {
    const left = await leaveRoom(c.var.ctx);
    clearOperatorCookie(c);
    return c.json(data(left), 200);
  })
  .openapi(queueRoute, async (c) => c.json(data(await listQueue(c.var.ctx, c.req.valid("query"))), 200))
  .openapi(fileRoute, async (c) => c.json(data(await readReport(c.var.ctx, c.req.valid("param"))), 200))
  .openapi(decideRoute, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(data(await decideReport(c.var.ctx, input)), 200);
  })
  .openapi(bankRoute, async (c) => c.json(data(await readBank(c.var.ctx)), 200))
  .openapi(measuresRoute, async (c) => c.json(data(await readMeasures(c.var.ctx)), 200))
  .openapi(flagRoute, async (c) => {
    const input = { ...c.req.valid("param"), ...c.req.valid("json") };
    return c.json(data(await decideFlag(c.var.ctx, input)), 200);
  })
  .openapi(holdRoute, async (c) => c.json(data(await addHold(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(liftRoute, async (c) => c.json(data(await endHold(c.var.ctx, c.req.valid("json"))), 200))
  .openapi(actsRoute, async (c) => c.json(data(await listActs(c.var.ctx, c.req.valid("query"))), 200));
