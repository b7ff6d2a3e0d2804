import "server-only";
import path from "node:path";

import { z } from "zod";

const flag = (usual: "0" | "1") =>
  z
    .enum(["0", "1"])
    .default(usual)
    .transform((value) => value === "1");
const optional = z.string().min(1).optional();
const emails = z
  .string()
  .default("")
  .transform((text) => text.split(",").flatMap((part) => part.trim().toLowerCase() || []))
  .pipe(z.array(z.email()));

/** What a process does: pages, the API, or the work behind them. */
export const roles = ["web", "api", "worker"] as const;
export type Role = (typeof roles)[number];

const ServerEnv = z.object({
  NODE_ENV: z.enum(["development", "production", "test"]).default("development"),
  PORT: z.coerce.number().int().min(1).max(65535).default(3000),
  DATA_DIR: z.string().min(1).default(".data"),
  /** The address people use, without a trailing slash; the embedded default is http://localhost:PORT. */
  SITE_URL: z.url().optional(),
  /** The one address this process listens on; without it all of the machine. */
  LISTEN_ADDRESS: optional,
  /** Where a process without pages reaches one that has them, from inside. */
  PAGES_URL: z.url().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Signs codes and addresses; the same in every process of a deployment. Without it one is made in the data folder. */
  APP_SECRET: z.string().min(32).optional(),
  /** Set on a real deployment: refuses every sandbox (payments, outbox). */
  BANDWISE_PRODUCTION: flag("0"),
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default("Bandwise <hello@bandwise.example>"),
  /** Where messages from the contact page go; without it to the address of MAIL_FROM. */
  CONTACT_EMAIL: z.email().optional(),
  /** Whose accounts may open /operator, separated by commas; without any nobody may. */
  OPERATOR_EMAILS: emails,
  SANITY_PROJECT_ID: optional,
  SANITY_DATASET: z.string().default("production"),
  /** Reads private documents and drafts; previews need it. */
  SANITY_API_READ_TOKEN: optional,
  /** Signs what Sanity tells of changes: the same text as at the webhook in Sanity. */
  SANITY_WEBHOOK_SECRET: z.string().min(16).optional(),
  /** Another host for the content API; used with a local or self-hosted one. */
  SANITY_API_HOST: z.url().optional(),
  /** Hops of trusted reverse proxies in front; 0 ignores X-Forwarded-For. */
  TRUSTED_PROXIES: z.coerce.number().int().min(0).max(5).default(0),
  METRICS_TOKEN: optional,
  /** A service with POST /audio/speech, up to that part: https://api.openai.com/v1. Its voices are hosted/<name>. */
  SPEECH_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  SPEECH_API_KEY: optional,
  SPEECH_API_MODEL: z.string().min(1).default("tts-1"),
  SPEECH_API_DAILY_CHARACTERS: z.coerce.number().int().min(0).default(200_000),
  /** A service with POST /audio/transcriptions; without it the first model for it that was added. */
  TRANSCRIPTION_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  TRANSCRIPTION_API_KEY: optional,
  TRANSCRIPTION_API_MODEL: z.string().min(1).default("whisper-1"),
  TRANSCRIPTION_API_DAILY_MINUTES: z.coerce.number().min(0).default(600),
  /** Who gets learners' recordings, where, and how long they are kept: without all three it hears none of theirs. */
  TRANSCRIPTION_API_PROCESSOR: optional,
  TRANSCRIPTION_API_PLACE: optional,
  TRANSCRIPTION_API_KEEPS: optional,
  /** Which added model hears, where there are several. */
  TRANSCRIPTION_MODEL: optional,
  /** A model that corrects beside the embedded engine: what it is called, and who is asked for it. Without it none is. */
  CORRECTION_MODEL: optional,
  /** `compatible`: any server with POST /chat/completions, also on this machine. */
  CORRECTION_MODEL_PROVIDER: z.enum(["openai", "anthropic", "google", "compatible"]).optional(),
  CORRECTION_MODEL_URL: z.url({ protocol: /^https?$/ }).optional(),
  CORRECTION_MODEL_KEY: optional,
  /** Twice this is less than a correction may take. */
  CORRECTION_MODEL_SECONDS: z.coerce.number().min(1).max(42).default(40),
  CORRECTION_MODEL_DAILY_TOKENS: z.coerce.number().int().min(0).default(2_000_000),
  /** Who gets learners' texts, in which country, and how long they are kept: shown before anybody agrees. */
  CORRECTION_MODEL_PROCESSOR: optional,
  CORRECTION_MODEL_PLACE: optional,
  CORRECTION_MODEL_KEEPS: optional,
  /** Who speaks the bank: one voice, or `woman=<voice>,man=<voice>`; without it the embedded ones. */
  BANK_VOICES: optional,
  /** Off: a recording is made when somebody first listens, or by `npm run bank:record`; and the writing engine starts with the first text. */
  WARM_RECORDINGS: flag("1"),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "silent"]).default("info"),
});

export type ServerEnv = Omit<
  z.infer<typeof ServerEnv>,
  "DATA_DIR" | "SITE_URL" | "PAGES_URL" | "CONTACT_EMAIL"
> & {
  /** Absolute. */
  dataDir: string;
  siteUrl: string;
  pagesUrl: string;
  contactEmail: string;
};

/** Reads the settings once; a wrong one is named with what it should be. */
export function readServerEnv(source: Record<string, string | undefined> = process.env): ServerEnv {
  const filled = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ""));
  const parsed = ServerEnv.safeParse(filled);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`);
    throw new Error(`Settings are wrong. ${faults.join("; ")}`);
  }
  const modelFaults = correctionModelFaults(parsed.data);
  if (modelFaults.length > 0) throw new Error(`Settings are wrong. ${modelFaults.join("; ")}`);
  const { DATA_DIR, SITE_URL, PAGES_URL, CONTACT_EMAIL, ...rest } = parsed.data;
  const siteUrl = (SITE_URL ?? `http://localhost:${rest.PORT}`).replace(/\/+$/, "");
  const sender = /<([^>]+)>/.exec(rest.MAIL_FROM)?.[1] ?? rest.MAIL_FROM;
  const pagesUrl = (PAGES_URL ?? ownAddress(rest)).replace(/\/+$/, "");
  return {
    ...rest,
    dataDir: path.resolve(DATA_DIR),
    siteUrl,
    pagesUrl,
    contactEmail: CONTACT_EMAIL ?? sender,
  };
}

/** A model of the operator's own machine needs an address; one elsewhere a key, and who learners are told that it is. */
function correctionModelFaults(env: z.infer<typeof ServerEnv>): string[] {
  const { CORRECTION_MODEL: model, CORRECTION_MODEL_PROVIDER: provider, CORRECTION_MODEL_URL: url } = env;
  if (!model && !provider) return [];
  if (!model) return ["CORRECTION_MODEL: the name of the model is missing"];
  if (!provider) return ["CORRECTION_MODEL_PROVIDER: who is asked for the model is missing"];
  if (provider === "compatible" && !url) return ["CORRECTION_MODEL_URL: the server's address is missing"];
  if (url && isOwnMachine(url)) return [];
  const needed = [
    ...(provider === "compatible" ? [] : (["CORRECTION_MODEL_KEY"] as const)),
    ...(["CORRECTION_MODEL_PROCESSOR", "CORRECTION_MODEL_PLACE", "CORRECTION_MODEL_KEEPS"] as const),
  ];
  return needed
    .filter((name) => !env[name])
    .map((name) => `${name}: texts leave this machine, and learners are told to whom`);
}

const ownHosts =
  /^(localhost|.+\.localhost|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[::1\]|\[f[cd][0-9a-f:]+\])$/;

/** Whether an address is this machine's or of its private network. */
export const isOwnMachine = (url: string) => ownHosts.test(new URL(url).hostname);

/** How the process reaches itself. */
function ownAddress({
  LISTEN_ADDRESS: address = "",
  PORT: port,
}: {
  LISTEN_ADDRESS?: string | undefined;
  PORT: number;
}) {
  if (["", "0.0.0.0", "::"].includes(address)) return `http://localhost:${port}`;
  return `http://${address.includes(":") ? `[${address}]` : address}:${port}`;
}

/** Why these roles cannot run by themselves; null when they can. */
export function roleFault(env: ServerEnv, wanted: readonly Role[]): string | null {
  if (roles.every((role) => wanted.includes(role)) || (env.DATABASE_URL && env.APP_SECRET)) return null;
  return `A process with only the role ${wanted.join(", ")} shares its database and its secret with others: set DATABASE_URL and APP_SECRET.`;
}

/** How `lib/sandbox/stripe/keys.ts` makes its own. */
const sandboxWebhook = /^whsec_[0-9a-f]{48}$/;

/** What a real deployment must not run with; each entry says what to set instead. */
export function sandboxFaults(env: ServerEnv): string[] {
  if (!env.BANDWISE_PRODUCTION) return [];
  const faults: string[] = [];
  const { STRIPE_SECRET_KEY: key, STRIPE_WEBHOOK_SECRET: webhook } = env;
  if (!key || !webhook) {
    faults.push("payments run on the sandbox: set STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET");
  }
  if (key && !/^[rs]k_live_/.test(key))
    faults.push(
      "STRIPE_SECRET_KEY takes no real money: set the live key, which begins with sk_live_ or rk_live_",
    );
  if (webhook && (!webhook.startsWith("whsec_") || sandboxWebhook.test(webhook)))
    faults.push("STRIPE_WEBHOOK_SECRET is none of Stripe's: set the signing secret of the live webhook");
  if (!env.SMTP_URL) faults.push("mail goes to the sandbox outbox: set SMTP_URL");
  if (!env.siteUrl.startsWith("https://")) faults.push("SITE_URL is not https: set the public address");
  return faults;
}
