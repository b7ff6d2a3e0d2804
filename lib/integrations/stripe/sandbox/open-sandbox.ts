import "server-only";
import { Hono } from "hono";

import type { ServerEnv } from "@/lib/env/server";
import { startDeliveries } from "@/lib/integrations/stripe/sandbox/deliver-events";
import { payPages, type PayTexts } from "@/lib/integrations/stripe/sandbox/pay-pages";
import type { Act } from "@/lib/integrations/stripe/sandbox/sandbox-acts";
import { sandboxFolder, type SandboxKeys } from "@/lib/integrations/stripe/sandbox/sandbox-keys";
import type { SandboxState } from "@/lib/integrations/stripe/sandbox/sandbox-state";
import { openSandboxStore } from "@/lib/integrations/stripe/sandbox/sandbox-store";
import { stripeApi } from "@/lib/integrations/stripe/sandbox/stripe-api";

/** The rest of the sandbox reads and changes its state through this. */
export type SandboxDesk = {
  read: () => Promise<SandboxState>;
  change: <Result>(work: (act: Act) => Result) => Promise<Result>;
  siteUrl: string;
};

export type PaymentSandbox = {
  /** Answers `/dev/stripe/v1/*` and `/dev/pay/*`. */
  fetch: (request: Request, texts: PayTexts) => Promise<Response>;
  close: () => Promise<void>;
};

const resumeAfter = 2_000;

export function openSandbox(settings: { env: ServerEnv; keys: SandboxKeys; delay: number }): PaymentSandbox {
  const { env, keys, delay } = settings;
  const store = openSandboxStore(sandboxFolder(env.dataDir));
  const act = () => ({ now: Date.now(), siteUrl: env.siteUrl, delay });
  const url = `${env.siteUrl}/api/stripe/webhook`;
  const deliveries = startDeliveries({ store, url, secret: keys.webhookSecret, act });
  const desk: SandboxDesk = {
    read: store.read,
    siteUrl: env.siteUrl,
    async change(work) {
      const result = await store.change((state) => work({ ...act(), state }));
      deliveries.wake();
      return result;
    },
  };
  const api = new Hono().route("/dev/stripe/v1", stripeApi(desk, keys.secretKey));
  // The site answers only when it has started: what waited is delivered then.
  const resume = setTimeout(deliveries.wake, resumeAfter);
  resume.unref();

  return {
    async fetch(request, texts) {
      const { pathname } = new URL(request.url);
      if (pathname.startsWith("/dev/stripe/")) return api.fetch(request);
      return new Hono().route("/dev/pay", payPages(desk, texts)).fetch(request);
    },
    async close() {
      clearTimeout(resume);
      await deliveries.close();
    },
  };
}
