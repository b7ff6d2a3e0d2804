import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";

import type { SandboxDesk } from "@/lib/sandbox/stripe/desk";
import { startDeliveries } from "@/lib/sandbox/stripe/deliver-events";
import { sandboxKeys } from "@/lib/sandbox/stripe/keys";
import { payPages } from "@/lib/sandbox/stripe/pay-pages";
import { openSandboxStore } from "@/lib/sandbox/stripe/store";
import { stripeApi } from "@/lib/sandbox/stripe/stripe-api";

export type SandboxSettings = {
  /** Keys and state lie here; one process at a time. */
  folder: string;
  /** Where people and programs reach the sandbox, with the path it is mounted at, if any. */
  publicUrl: string;
  /** The shop's home page and its webhook. */
  shopUrl: string;
  webhookUrl: string;
  /** Milliseconds until a delayed payment settles. */
  delay: number;
};

export type StripeSandbox = {
  /** Answers `<publicUrl>/stripe/v1/*` and `<publicUrl>/pay/*`. */
  fetch: (request: Request) => Promise<Response>;
  close: () => Promise<void>;
};

const resumeAfter = 2_000;
/** No form of a buyer or of the SDK comes near it. */
const longestBody = 64 * 1_024;

export function openStripeSandbox(settings: SandboxSettings): StripeSandbox {
  const { folder, publicUrl, shopUrl, webhookUrl, delay } = settings;
  const keys = sandboxKeys(folder);
  const store = openSandboxStore(folder);
  const pagesUrl = `${publicUrl}/pay`;
  const act = () => ({ now: Date.now(), pagesUrl, delay });
  const deliveries = startDeliveries({ store, url: webhookUrl, secret: keys.webhookSecret, act });
  const desk: SandboxDesk = {
    read: store.read,
    pagesUrl,
    shopUrl,
    async change(work) {
      const result = await store.change((state) => work({ ...act(), state }));
      deliveries.wake();
      return result;
    },
  };
  const app = new Hono()
    .basePath(new URL(publicUrl).pathname)
    .use(bodyLimit({ maxSize: longestBody, onError: (c) => c.text("Payload too large\n", 413) }))
    .route("/stripe/v1", stripeApi(desk, keys.secretKey))
    .route("/pay", payPages(desk));
  // The shop may still be starting: what waited is delivered a little later.
  const resume = setTimeout(deliveries.wake, resumeAfter);
  resume.unref();

  return {
    fetch: async (request) => app.fetch(ownRequest(request)),
    async close() {
      clearTimeout(resume);
      await deliveries.close();
    },
  };
}

/** The limit makes a request of its own around a body of unknown length, and cannot around the listener's stand-in. */
function ownRequest(request: Request): Request {
  const { url, method, headers, body, signal } = request;
  if (method === "GET" || method === "HEAD") return request;
  const init: RequestInit & { duplex: "half" } = { method, headers, body, signal, duplex: "half" };
  return new Request(url, init);
}
