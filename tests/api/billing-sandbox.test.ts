import { createHash } from "node:crypto";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

import { serve } from "@hono/node-server";
import type Stripe from "stripe";
import { afterAll, expect, test } from "vitest";

import { sandboxKeys } from "@/lib/sandbox/stripe/keys";
import { openStripeSandbox, type StripeSandbox } from "@/lib/sandbox/stripe/open-sandbox";
import { waitFor } from "@/tests/api/harness";
import { newSession, payPage, sdk } from "@/tests/api/sandbox-client";

type Received = { body: string; signature: string };

const closing: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const close of closing.toReversed()) await close();
});

/** The sandbox alone on a port, with a webhook that remembers and can be down; `restart` is a new process on the same folder. */
async function openAlone() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "bandwise-sandbox-"));
  const keys = sandboxKeys(folder);
  const received: Received[] = [];
  const wire = { isDown: false };
  let sandbox: StripeSandbox | null = null;

  const answer = async (request: Request) => {
    if (new URL(request.url).pathname !== "/api/stripe/webhook") {
      return sandbox ? sandbox.fetch(request) : new Response("closed", { status: 503 });
    }
    if (wire.isDown) return new Response("down", { status: 503 });
    received.push({ body: await request.text(), signature: request.headers.get("stripe-signature") ?? "" });
    return Response.json({});
  };
  const port = await new Promise<number>((resolve) => {
    const server = serve({ fetch: answer, port: 0, hostname: "localhost" }, (address) =>
      resolve(address.port),
    );
    closing.push(() => new Promise((done) => server.close(done)));
  });
  const shop = `http://localhost:${port}`;
  const publicUrl = `${shop}/mounted/here`;
  const webhookUrl = `${shop}/api/stripe/webhook`;
  const start = () => {
    sandbox = openStripeSandbox({ folder, publicUrl, shopUrl: `${shop}/`, webhookUrl, delay: 300 });
  };
  const restart = async () => {
    await sandbox?.close();
    start();
  };
  start();
  closing.push(async () => {
    await sandbox?.close();
    await rm(folder, { recursive: true });
  });
  const client = (key: string) => sdk(key, publicUrl);
  return { folder, publicUrl, keys, received, wire, restart, stripe: client(keys.secretKey), client };
}

test("a wrong key is refused as Stripe refuses it", async () => {
  const { client } = await openAlone();
  await expect(client("sk_test_wrong").checkout.sessions.create(newSession)).rejects.toMatchObject({
    type: "StripeAuthenticationError",
    statusCode: 401,
  });
});

test("the same idempotency key gives the same answer, and other parameters an error", async () => {
  const { stripe } = await openAlone();
  const options = { idempotencyKey: "co:1:v1" };
  const made = await Promise.all([1, 2, 3].map(() => stripe.checkout.sessions.create(newSession, options)));
  expect(new Set(made.map(({ id }) => id)).size).toBe(1);
  // The SDK types these as a record; over fetch they are `Headers`.
  const replays = made.map(({ lastResponse }) =>
    new Headers(lastResponse.headers).get("idempotent-replayed"),
  );
  expect(replays.toSorted()).toEqual([null, "true", "true"]);
  const other = stripe.checkout.sessions.create({ ...newSession, locale: "ja" }, options);
  await expect(other).rejects.toMatchObject({ type: "StripeIdempotencyError", statusCode: 400 });
  expect((await stripe.checkout.sessions.list()).data).toHaveLength(1);
});

test("parameters are checked and named", async () => {
  const { stripe } = await openAlone();
  const refused = async (params: object) => stripe.rawRequest("POST", "/v1/checkout/sessions", params);
  await expect(refused({ ...newSession, mode: "subscription" })).rejects.toMatchObject({
    statusCode: 400,
    param: "mode",
  });
  await expect(refused({ ...newSession, colour: "red" })).rejects.toMatchObject({
    code: "parameter_unknown",
    param: "colour",
  });
  await expect(refused({ mode: "payment" })).rejects.toMatchObject({
    code: "parameter_missing",
    param: "line_items",
  });
  for (const id of ["cs_test_none", "__proto__", "constructor"]) {
    await expect(stripe.checkout.sessions.retrieve(id)).rejects.toMatchObject({
      code: "resource_missing",
      statusCode: 404,
    });
  }
});

test("a resource that the sandbox does not have is refused in Stripe's shape, to the key's owner only", async () => {
  const { client, keys } = await openAlone();
  const ask = (key: string) => client(key).rawRequest("GET", "/v1/coupons");
  await expect(ask(keys.secretKey)).rejects.toMatchObject({
    statusCode: 404,
    type: "StripeInvalidRequestError",
  });
  await expect(ask("sk_test_wrong")).rejects.toMatchObject({ statusCode: 401 });
});

test("the page speaks the language of its session, and English where it knows none", async () => {
  const { stripe, publicUrl } = await openAlone();
  const languageOf = async (locale: Stripe.Checkout.SessionCreateParams.Locale) => {
    const { url } = await stripe.checkout.sessions.create({ ...newSession, locale });
    expect(url).toMatch(new RegExp(`^${publicUrl}/pay/cs_test_`));
    const page = await (await fetch(url ?? "")).text();
    expect(page).not.toContain("Sandbox.");
    return /<html lang="([^"]+)"/.exec(page)?.[1];
  };
  expect(await Promise.all((["ja", "th", "auto", "nb"] as const).map(languageOf))).toEqual([
    "ja",
    "th",
    "en",
    "en",
  ]);
});

test("a page nobody asked for is not there", async () => {
  const { stripe } = await openAlone();
  const session = await stripe.checkout.sessions.create(newSession);
  const base = (session.url ?? "").replace(session.id, "");
  for (const id of ["cs_test_none", "constructor", "__proto__", "%3Cscript%3E"]) {
    const page = await fetch(`${base}${id}`);
    expect(page.status).toBe(404);
    expect(await page.text()).not.toContain("<script");
  }
});

test("the page's style is the one its security policy lets through, and there is no script", async () => {
  const { stripe } = await openAlone();
  const session = await stripe.checkout.sessions.create(newSession);
  const page = await fetch(session.url ?? "");
  const text = await page.text();
  const style = /<style>([\s\S]*)<\/style>/.exec(text)?.[1] ?? "";
  const hash = createHash("sha256").update(style).digest("base64");
  expect(page.headers.get("content-security-policy")).toContain(`style-src 'sha256-${hash}'`);
  expect(text).not.toMatch(/<script| style=| on[a-z]+=/);
});

test("what a seller writes is shown as text", async () => {
  const { stripe } = await openAlone();
  const [line] = newSession.line_items ?? [];
  const session = await stripe.checkout.sessions.create({
    ...newSession,
    line_items: [
      {
        ...line,
        price_data: { currency: "usd", unit_amount: 500, product_data: { name: "<b>Premium</b>" } },
      },
    ],
  });
  const page = await (await fetch(session.url ?? "")).text();
  expect(page).toContain("&lt;b&gt;Premium&lt;/b&gt;");
});

test("a paid session has Stripe's shape, and its events are signed", async () => {
  const { stripe, keys, received } = await openAlone();
  const session = await stripe.checkout.sessions.create(newSession);
  expect(session).toMatchObject({
    object: "checkout.session",
    status: "open",
    payment_status: "unpaid",
    amount_total: 1000,
  });
  expect((await payPage(session, {})).headers.get("location")).toBe("http://localhost/success");
  const paid = await stripe.checkout.sessions.retrieve(session.id, {
    expand: ["payment_intent", "line_items"],
  });
  expect(paid).toMatchObject({
    status: "complete",
    payment_status: "paid",
    url: null,
    payment_intent: {
      object: "payment_intent",
      status: "succeeded",
      amount_received: 1000,
      metadata: { order_id: "o1" },
    },
    line_items: { data: [{ description: "Premium", quantity: 2, amount_total: 1000 }] },
  });
  await waitFor(async () => received.length === 2);
  const events = received.map(({ body, signature }) =>
    stripe.webhooks.constructEvent(body, signature, keys.webhookSecret),
  );
  expect(events.map(({ type }) => type).toSorted()).toEqual([
    "checkout.session.completed",
    "payment_intent.succeeded",
  ]);
  const undelivered = async () => (await stripe.events.list({ delivery_success: false })).data.length;
  await waitFor(async () => (await undelivered()) === 0);
});

test("events and transfers that wait go on after a restart", async () => {
  const { stripe, received, wire, restart } = await openAlone();
  wire.isDown = true;
  const session = await stripe.checkout.sessions.create(newSession);
  await payPage(session, { method: "bank-arrives" });
  await restart();
  wire.isDown = false;
  await waitFor(async () =>
    received.some(({ body }) => body.includes("checkout.session.async_payment_succeeded")),
  );
  expect((await stripe.checkout.sessions.retrieve(session.id)).payment_status).toBe("paid");
});

test("a refund is bounded by what was paid", async () => {
  const { stripe } = await openAlone();
  const session = await stripe.checkout.sessions.create(newSession);
  await payPage(session, {});
  const { payment_intent: intent } = await stripe.checkout.sessions.retrieve(session.id);
  const payment_intent = typeof intent === "string" ? intent : "";
  await expect(stripe.refunds.create({ payment_intent, amount: 1001 })).rejects.toMatchObject({
    param: "amount",
  });
  await stripe.refunds.create({ payment_intent, amount: 400 });
  expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 600, status: "succeeded" });
  await expect(stripe.refunds.create({ payment_intent })).rejects.toMatchObject({
    code: "charge_already_refunded",
  });
  expect((await stripe.refunds.list({ payment_intent })).data).toHaveLength(2);
});

test("keys and state are files of the folder, made once", async () => {
  const { folder, keys, stripe } = await openAlone();
  await stripe.checkout.sessions.create(newSession);
  expect(sandboxKeys(folder)).toEqual(keys);
  expect((await readdir(folder)).toSorted()).toEqual(["keys.json", "stripe.json"]);
});
