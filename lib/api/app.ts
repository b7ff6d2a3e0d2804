import "server-only";
import { OpenAPIHono } from "@hono/zod-openapi";

import { allowedMethods } from "@/lib/api/allowed-methods";
import { answerFailure } from "@/lib/api/answer-failure";
import type { ApiEnv } from "@/lib/api/api-env";
import { describeApi } from "@/lib/api/describe-api";
import { accessLog } from "@/lib/api/middleware/access-log";
import { checkAddress } from "@/lib/api/middleware/check-address";
import { limitCall } from "@/lib/api/middleware/limit-call";
import { createCtx } from "@/lib/api/middleware/create-ctx";
import { refuseInvalid } from "@/lib/api/middleware/validate";
import { accountRoutes } from "@/lib/api/routes/account";
import { billingRoutes } from "@/lib/api/routes/billing";
import { cmsRoutes } from "@/lib/api/routes/cms";
import { consentRoutes } from "@/lib/api/routes/consents";
import { correctionDraftRoutes } from "@/lib/api/routes/correction-drafts";
import { correctionTaskRoutes } from "@/lib/api/routes/correction-tasks";
import { correctionRoutes } from "@/lib/api/routes/corrections";
import { docsRoutes } from "@/lib/api/routes/docs";
import { eventRoutes } from "@/lib/api/routes/events";
import { examReportRoutes } from "@/lib/api/routes/exam-reports";
import { examRoutes } from "@/lib/api/routes/exams";
import { goalRoutes } from "@/lib/api/routes/goals";
import { identityRoutes } from "@/lib/api/routes/identity";
import { mediaRoutes } from "@/lib/api/routes/media";
import { operatorPlace, operatorRoutes } from "@/lib/api/routes/operator";
import { pathRoutes } from "@/lib/api/routes/path";
import { practiceRoutes } from "@/lib/api/routes/practice";
import { purchaseRoutes } from "@/lib/api/routes/purchases";
import { reportRoutes } from "@/lib/api/routes/reports";
import { siteRoutes } from "@/lib/api/routes/site";
import { uploadRoutes } from "@/lib/api/routes/uploads";
import { vocabularyRoutes } from "@/lib/api/routes/vocabulary";
import { wordRoutes } from "@/lib/api/routes/words";
import { AppError } from "@/lib/core/errors";

const basePath = "/api";
const base = new OpenAPIHono<ApiEnv>({ defaultHook: refuseInvalid }).basePath(basePath);

base.use(accessLog, createCtx, checkAddress, limitCall({ registry: base.openAPIRegistry, basePath }));

export const api = base
  .route("/", identityRoutes)
  .route("/", siteRoutes)
  .route("/", billingRoutes)
  .route("/", purchaseRoutes)
  .route("/", accountRoutes)
  .route("/", practiceRoutes)
  .route("/", mediaRoutes)
  .route("/", uploadRoutes)
  .route("/", wordRoutes)
  .route("/", vocabularyRoutes)
  .route("/", goalRoutes)
  .route("/", pathRoutes)
  .route("/", reportRoutes)
  .route("/", correctionTaskRoutes)
  .route("/", correctionDraftRoutes)
  .route("/", correctionRoutes)
  .route("/", consentRoutes)
  .route("/", examRoutes)
  .route("/", examReportRoutes)
  .route("/", operatorRoutes)
  .route("/", cmsRoutes)
  .route("/", eventRoutes)
  .route(
    "/",
    docsRoutes(() => describeApi(base)),
  );

export type Api = typeof api;

api.openAPIRegistry.registerComponent("securitySchemes", "session", {
  type: "http",
  scheme: "bearer",
  description: "The token of login, register, guest or refresh; 30 minutes.",
});

api.onError(answerFailure);
api.notFound((c) => {
  // Which methods the operator's routes have is nobody else's business.
  const isHidden = c.req.path.startsWith(`${basePath}${operatorPlace}`);
  const allowed = isHidden ? [] : allowedMethods(api, c.req.path);
  if (allowed.length === 0) throw new AppError("request/not-found");
  throw new AppError("request/method", { allow: allowed });
});
