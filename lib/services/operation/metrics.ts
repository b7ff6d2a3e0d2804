import "server-only";
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

const place = Symbol.for("bandwise.metrics");

function createMetrics() {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: "http_request_duration_seconds",
      help: "Time to answer an API request, by route pattern.",
      labelNames: ["method", "route", "status"] as const,
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.4, 1, 2.5, 10],
      registers,
    }),
    refusals: new Counter({
      name: "refused_calls_total",
      help: "Calls without a right signature, by error code.",
      labelNames: ["code"] as const,
      registers,
    }),
    jobs: new Histogram({
      name: "job_duration_seconds",
      help: "Time of one run of a background job.",
      labelNames: ["name", "outcome"] as const,
      buckets: [0.01, 0.05, 0.1, 0.5, 1, 5, 15, 60, 90],
      registers,
    }),
    mails: new Counter({
      name: "mails_total",
      help: "Mails handed over or given up.",
      labelNames: ["outcome"] as const,
      registers,
    }),
    orders: new Gauge({
      name: "orders",
      help: "Orders by status.",
      labelNames: ["status"] as const,
      registers,
    }),
    ...contentMetrics(registers),
    ...bankMetrics(registers),
    waitingJobs: new Gauge({
      name: "jobs",
      help: "Jobs that wait or run, as the workers last counted them.",
      labelNames: ["name", "state"] as const,
      registers,
    }),
  };
}

function contentMetrics(registers: Registry[]) {
  return {
    cmsUp: new Gauge({
      name: "cms_up",
      help: "1 while the content system answers; 0 while the site goes on with its last good content.",
      registers,
    }),
    cmsRefused: new Gauge({
      name: "cms_refused_documents",
      help: "Documents of the content system whose newest version is not shown because something in it is wrong.",
      registers,
    }),
    cmsFaults: new Gauge({
      name: "cms_faults",
      help: "What is wrong with the documents of the content system: which document, in which field, against which rule.",
      labelNames: ["document", "type", "field", "rule"] as const,
      registers,
    }),
  };
}

function bankMetrics(registers: Registry[]) {
  return {
    bankItems: new Gauge({
      name: "bank_items",
      help: "Items of the question bank in use: published ones, and those that wait for a release.",
      labelNames: ["type", "status"] as const,
      registers,
    }),
    bankReleased: new Gauge({
      name: "bank_last_release_items",
      help: "Items that the last release published or retired.",
      labelNames: ["change"] as const,
      registers,
    }),
    bankReleasedAt: new Gauge({
      name: "bank_last_release_timestamp_seconds",
      help: "When the last release was; 0 before the first.",
      registers,
    }),
  };
}

type Metrics = ReturnType<typeof createMetrics>;

const holder: typeof globalThis & { [place]?: Metrics } = globalThis;

/** The process's figures, shared by separately bundled entry points. */
export function metrics(): Metrics {
  return (holder[place] ??= createMetrics());
}
