import "server-only";
import type { PgBoss } from "pg-boss";
import { v7 } from "uuid";

import { operatorFaults } from "@/lib/content/operator/operator-faults";
import type { Operator } from "@/lib/content/operator/operator-schema";
import { readOperator } from "@/lib/content/operator/read-operator";
import { openDatabase } from "@/lib/db/database";
import { roleFault, roles as allRoles, sandboxFaults, type Role, type ServerEnv } from "@/lib/env/server";
import { openEvents } from "@/lib/integrations/events/events";
import { createJobQueue, openBoss } from "@/lib/integrations/jobs/job-queue";
import { createMailer } from "@/lib/integrations/mail/mailer";
import { openSitePages, type SitePages } from "@/lib/integrations/site/site-pages";
import { openFiles } from "@/lib/integrations/storage/open-files";
import { createPayments } from "@/lib/integrations/stripe/payments";
import { sandboxPlace } from "@/lib/integrations/stripe/sandbox-access";
import { checkSandboxKeys } from "@/lib/sandbox/stripe/keys";
import { checkSandboxState } from "@/lib/sandbox/stripe/store";
import { createRegistry, type QuestionRegistry } from "@/lib/questions/registry";
import type { Assessors } from "@/lib/services/answers/assessors";
import { createReadingJudge } from "@/lib/services/answers/reading-assessor";
import { startBank } from "@/lib/services/bank/start-bank";
import { followBank } from "@/lib/services/bank/watch-figures";
import { openCredits } from "@/lib/services/billing/open-credits";
import type { Correctors } from "@/lib/services/corrections/correctors";
import { followSpeech } from "@/lib/services/corrections/speech-on-pages";
import { openCorrectors } from "@/lib/services/corrections/open-correctors";
import type { ReadRecording } from "@/lib/services/corrections/open-speaking";
import { arrangeAhead } from "@/lib/services/exams/shelved-bank";
import { mostSeconds } from "@/lib/services/files/upload-kinds";
import { pagesSecret } from "@/lib/services/cms/pages-secret";
import { followExpired } from "@/lib/services/cms/refresh-pages";
import { watchContent } from "@/lib/services/cms/watch-content";
import { createGlossBook, type GlossBook } from "@/lib/services/glosses/gloss-book";
import { openRecordings } from "@/lib/services/media/open-recordings";
import { claimSecret } from "@/lib/services/operation/check-secret";
import { createClock } from "@/lib/services/operation/clock";
import { createLimits } from "@/lib/services/operation/limits";
import { createLog } from "@/lib/services/operation/log";
import { openWorkers } from "@/lib/services/operation/open-workers";
import { openPaymentSandbox } from "@/lib/services/operation/open-payment-sandbox";
import { checkKeptSecret, openSecrets } from "@/lib/services/operation/secrets";
import { waitForWorker } from "@/lib/services/operation/wait-for-worker";
import { openOperatorDoor } from "@/lib/services/operator/open-door";
import type { Runtime } from "@/lib/services/runtime";
import { createRecordingDecoder } from "@/lib/speech/recording-decoder";

export type StartOptions = {
  /** What this process does; everything unless said. */
  roles?: readonly Role[];
  pollSeconds?: number;
  superviseSeconds?: number;
  /**
   * Off: recordings are made when somebody first listens, the writing engine starts with the first text, and what exams
   * choose from is arranged with the first of them.
   */
  warmRecordings?: boolean;
  /** The site around the API; another one where there is none. */
  site?: SitePages;
  /** The question types, and what scores those that no key can. */
  questions?: QuestionRegistry;
  assessors?: Assessors;
  /** What writing and free speech are corrected with; the embedded engines unless it is said. */
  correctors?: Correctors;
  /** What words mean; what the project's files say unless it is said. */
  glosses?: GlossBook;
  /** Who runs the installation; what the project's file says unless it is said. */
  operator?: Operator;
  /** Ends the wait for a worker. */
  signal?: AbortSignal;
};

export type OpenRuntime = { runtime: Runtime; stop: () => Promise<void> };

type Closers = (() => Promise<void> | void)[];
type Asked = StartOptions & { roles: readonly Role[]; operator: Operator };

/** Opens what the roles need; a stop closes it in the opposite order, and so does a failure. */
export async function openRuntime(env: ServerEnv, options: StartOptions = {}): Promise<OpenRuntime> {
  const roles = options.roles ?? allRoles;
  const fault = roleFault(env, roles);
  if (fault) throw new Error(fault);
  const operator = options.operator ?? readOperator();
  const faults = [...sandboxFaults(env), ...(env.BANDWISE_PRODUCTION ? operatorFaults(operator) : [])];
  if (faults.length > 0) throw new Error(`BANDWISE_PRODUCTION is set, but ${faults.join("; ")}.`);
  const closers: Closers = [];
  const stop = async () => {
    for (const close of closers.splice(0).toReversed()) await close();
  };
  try {
    const asked = { ...options, roles, operator };
    const { boss, ...base } = await openBase(env, asked, closers);
    const runtime = openParts(env, asked, { boss, ...base }, closers);
    await startRoles(runtime, boss, asked, closers);
    return { runtime, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type Base = Pick<Runtime, "log" | "secrets" | "database" | "events"> & { boss: PgBoss | null };

/** What every process has. Comes back once the database is prepared, by this process or by the worker. */
async function openBase(env: ServerEnv, options: Asked, closers: Closers): Promise<Base> {
  const { roles, superviseSeconds, signal = new AbortController().signal } = options;
  const works = roles.includes("worker");
  const log = createLog(env.LOG_LEVEL);
  const onError = (part: string) => (err: unknown) => log.error({ err }, part);
  const { DATABASE_URL: databaseUrl, dataDir } = env;
  checkKeptFiles(env);
  const database = await openDatabase({
    databaseUrl,
    dataDir,
    migrates: works,
    onError: onError("database"),
  });
  closers.push(database.close);
  const secrets = await openSecrets({ secret: env.APP_SECRET, dataDir });
  const boss =
    works || roles.includes("api")
      ? openBoss({
          run: database.run,
          role: works ? "works" : "sends",
          onError: onError("job queue"),
          ...(superviseSeconds ? { superviseSeconds } : {}),
        })
      : null;
  closers.push(() => boss?.stop({ graceful: false }));
  if (works) await claimSecret(database.db, secrets);
  else await waitForWorker(database, secrets, boss, signal);
  const events = await openEvents(database.listen, onError("events"));
  closers.push(events.close);
  return { log, secrets, database, events, boss };
}

/** What is damaged is said before anything is opened. */
function checkKeptFiles(env: ServerEnv) {
  if (!env.APP_SECRET) checkKeptSecret(env.dataDir);
  if (env.STRIPE_SECRET_KEY) return;
  checkSandboxKeys(sandboxPlace(env).folder);
  checkSandboxState(sandboxPlace(env).folder);
}

/** A part that the roles of this process do not need: using it is a fault of the program. */
function absent<Part extends object>(part: string, needs: string): Part {
  const refuse = () => {
    throw new Error(`This process has no ${part}: only one with the role ${needs} has it.`);
  };
  return new Proxy<Part>(Object.create(null), { get: refuse });
}

function openParts(env: ServerEnv, options: Asked, { boss, ...base }: Base, closers: Closers): Runtime {
  const { log, database, events, secrets } = base;
  const part = <Part extends object>(name: string, needs: Role[], open: () => Part): Part =>
    needs.some((role) => options.roles.includes(role)) ? open() : absent(name, needs.join(" or "));
  const closed = <Part extends { close: () => Promise<void> | void }>(opened: Part): Part => {
    closers.push(() => opened.close());
    return opened;
  };
  const files = openFiles(env);
  const jobs = () =>
    boss && createJobQueue(boss, (tx, job) => events.publish(tx, { kind: "job.added", job }));
  const sandbox = options.roles.includes("api") ? openPaymentSandbox(env) : null;
  closers.push(() => sandbox?.close());
  const onRecordingError = (err: unknown) => log.error({ err }, "recordings");
  const assessing = openAssessors(options, { database, files }, closed);
  const correctors = options.correctors ?? ownCorrectors({ env, log, ...assessing }, options, closers);
  closers.push(
    events.subscribe({ kind: "writing.deleted" }, (owner) => correctors.writingModel?.forget(owner)),
  );
  return {
    ...base,
    env,
    operator: options.operator,
    process: { id: v7(), roles: options.roles },
    files,
    jobs: jobs() ?? absent("job queue", "api or worker"),
    mailer: part("mailer", ["worker"], () => closed(createMailer(env, files))),
    payments: part("payments", ["api", "worker"], () => createPayments(env)),
    paymentSandbox: sandbox,
    limits: part("limits", ["api"], () => createLimits(database, secrets("limits"))),
    site: part(
      "site",
      ["web", "api"],
      () => options.site ?? openSitePages({ url: env.pagesUrl, secret: pagesSecret(secrets) }),
    ),
    recordings: part("recordings", ["api", "worker"], () =>
      closed(openRecordings(env, files("audio"), onRecordingError)),
    ),
    ...openQuestions(options),
    ...assessing,
    correctors,
    stopping: new AbortController(),
  };
}

function ownCorrectors(
  { env, log, decoder }: Pick<Runtime, "env" | "log" | "decoder">,
  { roles, warmRecordings }: Asked,
  closers: Closers,
) {
  const readRecording: ReadRecording = async (bytes, signal) =>
    (await decoder.decode(bytes, mostSeconds, signal))?.samples ?? null;
  const { correctors, warm, close } = openCorrectors({ env, log, readRecording });
  closers.push(close);
  if (roles.includes("worker") && (warmRecordings ?? env.WARM_RECORDINGS)) warm();
  return correctors;
}

/** What the questions are scored by and explained with: types, the time, glosses. */
function openQuestions({ questions = createRegistry(), glosses = createGlossBook() }: Asked) {
  const clock = createClock();
  return { questions, glosses, clock, now: clock.now };
}

/** Engines begin with their first call, so that a process that never asks them has none. */
function openAssessors(
  { assessors }: Asked,
  parts: Pick<Runtime, "database" | "files">,
  closed: <Part extends { close: () => Promise<void> }>(opened: Part) => Part,
): Pick<Runtime, "assessors" | "decoder"> {
  const decoder = closed(createRecordingDecoder());
  const reading = closed(createReadingJudge({ ...parts, decoder }));
  return { decoder, assessors: assessors ?? { reading: reading.assessor } };
}

/** What runs beside the requests. The worker does for all processes what is done once a database. */
async function startRoles(runtime: Runtime, boss: PgBoss | null, options: Asked, closers: Closers) {
  const { log, database, process, stopping, env } = runtime;
  const warmRecordings = options.warmRecordings ?? env.WARM_RECORDINGS;
  closers.push(() => stopping.abort());
  if (process.roles.includes("worker") && boss) {
    await startBank(runtime, { warmRecordings });
    const opened = await openCredits(database.db);
    if (opened.length > 0) log.info({ opened }, "credits can be used from now on");
    closers.push(await openWorkers(runtime, boss, options));
  }
  if (process.roles.includes("api") && warmRecordings) void arrangeAhead(runtime);
  if (process.roles.some((role) => role !== "worker")) await watchContent(runtime);
  if (!process.roles.includes("web")) return;
  followExpired(runtime);
  followBank(runtime);
  followSpeech(runtime);
  closers.push(openOperatorDoor(runtime));
}
