import "server-only";
import type { PgBoss } from "pg-boss";
import { v7 } from "uuid";

import { openDatabase } from "@/lib/db/database";
import { roleFault, roles as allRoles, sandboxFaults, type Role, type ServerEnv } from "@/lib/env/server";
import { openEvents } from "@/lib/integrations/events/events";
import { createJobQueue, openBoss } from "@/lib/integrations/jobs/job-queue";
import { createMailer } from "@/lib/integrations/mail/mailer";
import { openSitePages, type SitePages } from "@/lib/integrations/site/site-pages";
import { createPayments } from "@/lib/integrations/stripe/payments";
import { createRegistry, type QuestionRegistry } from "@/lib/questions/registry";
import type { Assessors } from "@/lib/services/answers/assessors";
import { startBank } from "@/lib/services/bank/start-bank";
import { openCredits } from "@/lib/services/billing/open-credits";
import { pagesSecret } from "@/lib/services/cms/pages-secret";
import { followExpired } from "@/lib/services/cms/refresh-pages";
import { watchContent } from "@/lib/services/cms/watch-content";
import { openRecordings } from "@/lib/services/media/open-recordings";
import { claimSecret } from "@/lib/services/operation/check-secret";
import { createClock } from "@/lib/services/operation/clock";
import { createLimits } from "@/lib/services/operation/limits";
import { createLog } from "@/lib/services/operation/log";
import { openWorkers } from "@/lib/services/operation/open-workers";
import { openSecrets } from "@/lib/services/operation/secrets";
import { waitForWorker } from "@/lib/services/operation/wait-for-worker";
import type { Runtime } from "@/lib/services/runtime";

export type StartOptions = {
  /** What this process does; everything unless said. */
  roles?: readonly Role[];
  pollSeconds?: number;
  superviseSeconds?: number;
  /** Off: recordings are made when somebody first listens. */
  warmRecordings?: boolean;
  /** The site around the API; another one where there is none. */
  site?: SitePages;
  /** The question types, and what scores those that no key can. */
  questions?: QuestionRegistry;
  assessors?: Assessors;
  /** Ends the wait for a worker. */
  signal?: AbortSignal;
};

export type OpenRuntime = { runtime: Runtime; stop: () => Promise<void> };
type Closer = () => Promise<void> | void;

/** A part that the roles of this process do not need: using it is a fault of the program. */
function absent<Part extends object>(part: string, needs: string): Part {
  const refuse = () => {
    throw new Error(`This process has no ${part}: only a process with the role ${needs} has it.`);
  };
  return new Proxy<Part>(Object.create(null), { get: refuse });
}

/** Opens what the roles need, in an order that a stop goes backwards. A failure closes what was open. */
export async function openRuntime(env: ServerEnv, options: StartOptions = {}): Promise<OpenRuntime> {
  const roles = options.roles ?? allRoles;
  const fault = roleFault(env, roles);
  if (fault) throw new Error(fault);
  const faults = sandboxFaults(env);
  if (faults.length > 0) throw new Error(`BANDWISE_PRODUCTION is set, but ${faults.join("; ")}.`);
  const closers: Closer[] = [];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    return { runtime: await open(env, { ...options, roles }, closers), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function open(
  env: ServerEnv,
  options: StartOptions & { roles: readonly Role[] },
  closers: Closer[],
): Promise<Runtime> {
  const { roles } = options;
  const has = (...wanted: Role[]) => wanted.some((role) => roles.includes(role));
  const log = createLog(env.LOG_LEVEL);
  const onError = (part: string) => (err: unknown) => log.error({ err }, part);
  const secrets = await openSecrets({ secret: env.APP_SECRET, dataDir: env.dataDir });
  const database = await openDatabase({
    databaseUrl: env.DATABASE_URL,
    dataDir: env.dataDir,
    migrates: has("worker"),
    onError: onError("database"),
  });
  closers.push(database.close);
  const boss = has("api", "worker")
    ? openBoss({
        run: database.run,
        role: has("worker") ? "works" : "sends",
        onError: onError("job queue"),
        ...(options.superviseSeconds ? { superviseSeconds: options.superviseSeconds } : {}),
      })
    : null;
  closers.push(() => boss?.stop({ graceful: false }));
  if (has("worker")) await claimSecret(database.db, secrets);
  else await waitForWorker(database, secrets, boss, options.signal ?? new AbortController().signal);
  const events = await openEvents(database.listen, onError("events"));
  closers.push(events.close);

  const clock = createClock();
  const runtime: Runtime = {
    env,
    process: { id: v7(), roles },
    log,
    database,
    events,
    jobs: boss
      ? createJobQueue(boss, (tx, job) => events.publish(tx, { kind: "job.added", job }))
      : absent("job queue", "api or worker"),
    mailer: has("worker") ? createMailer(env) : absent("mailer", "worker"),
    payments: has("api", "worker") ? createPayments(env) : absent("payments", "api or worker"),
    limits: has("api") ? createLimits(database, secrets("limits")) : absent("limits", "api"),
    site: has("web", "api")
      ? (options.site ?? openSitePages({ url: env.pagesUrl, secret: pagesSecret(secrets) }))
      : absent("site", "web or api"),
    recordings: has("api", "worker")
      ? openRecordings(env, onError("recordings"))
      : absent("recordings", "api or worker"),
    secrets,
    questions: options.questions ?? createRegistry(),
    assessors: options.assessors ?? {},
    clock,
    now: clock.now,
    stopping: new AbortController(),
  };
  if (has("worker")) closers.push(() => runtime.mailer.close());
  if (has("api", "worker"))
    closers.push(
      () => runtime.payments.close(),
      () => runtime.recordings.close(),
    );
  if (has("worker")) await startWork(runtime, boss, options, closers);
  if (has("web", "api")) await watchContent(runtime);
  if (has("web")) followExpired(runtime);
  closers.push(() => runtime.stopping.abort());
  return runtime;
}

/** What one of the processes on a database does for all: the bank, the ledger's openings, the jobs. */
async function startWork(runtime: Runtime, boss: PgBoss | null, options: StartOptions, closers: Closer[]) {
  const { log, database } = runtime;
  await startBank(runtime, options);
  const opened = await openCredits(database.db);
  if (opened.length > 0) log.info({ opened }, "credits can be used from now on");
  if (boss) closers.push(await openWorkers(runtime, boss, options));
}
