import "server-only";
import type { Logger } from "pino";

import type { Locale } from "@/lib/i18n/locales";
import type { Operator } from "@/lib/content/operator/operator-schema";
import type { OpenDatabase } from "@/lib/db/database";
import type { Role, ServerEnv } from "@/lib/env/server";
import type { Events } from "@/lib/integrations/events/events";
import type { JobQueue } from "@/lib/integrations/jobs/job-queue";
import type { Mailer } from "@/lib/integrations/mail/mail";
import type { SitePages } from "@/lib/integrations/site/site-pages";
import type { Files } from "@/lib/integrations/storage/file-store";
import type { Payments } from "@/lib/integrations/stripe/payments";
import type { QuestionRegistry } from "@/lib/questions/registry";
import type { Assessors } from "@/lib/services/answers/assessors";
import type { Correctors } from "@/lib/services/corrections/correctors";
import type { Clock } from "@/lib/services/operation/clock";
import type { StripeSandbox } from "@/lib/sandbox/stripe/open-sandbox";
import type { GlossBook } from "@/lib/services/glosses/gloss-book";
import type { Limits } from "@/lib/services/operation/limits";
import type { Secrets } from "@/lib/services/operation/secrets";
import type { Recordings } from "@/lib/services/media/recordings";

/** What the verbs work with; made once at the start of the process. */
export type Runtime = {
  env: ServerEnv;
  /** Who runs the installation. */
  operator: Operator;
  /** This process among those on the same database. */
  process: { id: string; roles: readonly Role[] };
  log: Logger;
  database: OpenDatabase;
  jobs: JobQueue;
  events: Events;
  mailer: Mailer;
  payments: Payments;
  /** Stands in for the payment provider where no keys are set. */
  paymentSandbox: StripeSandbox | null;
  limits: Limits;
  site: SitePages;
  recordings: Recordings;
  /** The question types there are, and what scores those that no key can. */
  questions: QuestionRegistry;
  assessors: Assessors;
  /** What writing and free speech are corrected with. */
  correctors: Correctors;
  /** What words mean in the reader's language. */
  glosses: GlossBook;
  /** What outlives the process, by its place. */
  files: Files;
  /** A key for a purpose, such as signing addresses of recordings. */
  secrets: Secrets;
  clock: Clock;
  now: () => Date;
  /** Aborted when the process stops; ends what runs beside the requests. */
  stopping: AbortController;
};

/** One call: who makes it, from where, in which language. */
export type Ctx = {
  runtime: Runtime;
  requestId: string;
  locale: Locale;
  /** The client's address as far as the trusted proxies tell it. */
  ip: string;
  /** Whom limits count the call against: the address, of IPv6 its /64. */
  requester: string;
  device: "mobile" | "tablet" | "pc";
  userAgent: string;
  actor: Actor | null;
};

export type Actor = { userId: string; sessionId: string; temp: boolean };

/** A call made by somebody signed in (a guest counts). */
export type UserCtx = Ctx & { actor: Actor };
