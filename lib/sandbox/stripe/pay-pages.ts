import { Hono } from "hono";
import { z } from "zod";

import { ApiFault } from "@/lib/sandbox/stripe/api-fault";
import type { SandboxDesk } from "@/lib/sandbox/stripe/desk";
import { payForm, payNotice, type PayField } from "@/lib/sandbox/stripe/pay-html";
import { stylesHash } from "@/lib/sandbox/stripe/pay-styles";
import { payWords, type PayTextKey } from "@/lib/sandbox/stripe/pay-texts";
import { findSession, payByBank, payByCard } from "@/lib/sandbox/stripe/acts";
import type { SandboxSession } from "@/lib/sandbox/stripe/state";
import { outcomeOfCard } from "@/lib/sandbox/stripe/test-cards";

const Payment = z.object({
  method: z.enum(["card", "bank-arrives", "bank-fails"]).catch("card"),
  number: z.string().max(40).catch(""),
  expiry: z.string().max(12).catch(""),
  code: z.string().max(8).catch(""),
});
type Payment = z.infer<typeof Payment>;

const refusals: Record<string, PayTextKey> = {
  insufficient_funds: "insufficientFunds",
  incorrect_number: "wrongNumber",
};

function wrongField({ method, expiry, code }: Payment, now: Date): PayField | null {
  if (method !== "card") return null;
  const [, month = "", year = ""] = /^\s*(\d{1,2})\s*\/?\s*(\d{2})\s*$/.exec(expiry) ?? [];
  const isMonth = Number(month) >= 1 && Number(month) <= 12;
  // The card is good until its month has ended.
  const ends = Date.UTC(2000 + Number(year), Number(month), 1);
  if (!isMonth || ends <= now.getTime()) return { name: "expiry", fault: "wrongExpiry" };
  return /^\d{3,4}$/.test(code.trim()) ? null : { name: "code", fault: "wrongCode" };
}

/** A card that works, ready to be sent. */
function filledIn(): Payment {
  const year = String((new Date().getUTCFullYear() + 4) % 100).padStart(2, "0");
  return { method: "card", number: "4242 4242 4242 4242", expiry: `12/${year}`, code: "123" };
}

type Outcome = { goTo: string } | { fault: PayField } | { state: SandboxSession["status"] };

/** Pays once: whoever comes second, in a double click or another tab, is only sent on. */
function pay(desk: SandboxDesk, id: string, payment: Payment): Promise<Outcome> {
  return desk.change((act) => {
    const session = findSession(act.state, id);
    if (session.status === "complete") return { goTo: session.successUrl };
    if (session.status !== "open" || session.expiresAt * 1_000 <= act.now) return { state: "expired" };
    if (payment.method !== "card") {
      payByBank(act, session, payment.method === "bank-arrives");
      return { goTo: session.successUrl };
    }
    const outcome = outcomeOfCard(payment.number.replace(/\D/g, ""));
    payByCard(act, session, outcome);
    if (!outcome.refusal) return { goTo: session.successUrl };
    const reason = outcome.refusal.declineCode ?? outcome.refusal.code;
    return { fault: { name: "number", fault: refusals[reason] ?? "declined" } };
  });
}

/** The payment page of the sandbox: plain HTML, no script, in the language of the session. */
export function payPages(desk: SandboxDesk) {
  const app = new Hono();
  app.use(async (c, next) => {
    await next();
    c.header("cache-control", "no-store");
    c.header("referrer-policy", "no-referrer");
    c.header("x-robots-tag", "noindex");
    c.header(
      "content-security-policy",
      `default-src 'none'; style-src '${stylesHash}'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'`,
    );
  });
  app.get("/:id", async (c) => {
    const session = findSession(await desk.read(), c.req.param("id"));
    const { locale, text } = await payWords(session.locale);
    if (session.status === "complete") return c.redirect(session.successUrl, 303);
    const isExpired = session.status === "expired" || session.expiresAt * 1_000 <= Date.now();
    if (isExpired)
      return c.html(payNotice({ locale, text, kind: "expired", backUrl: session.cancelUrl }), 410);
    return c.html(payForm({ session, locale, text, fault: null, typed: filledIn() }));
  });
  app.post("/:id", async (c) => {
    const id = c.req.param("id");
    const payment = Payment.parse(await c.req.parseBody());
    const session = findSession(await desk.read(), id);
    const { locale, text } = await payWords(session.locale);
    const wrong = session.status === "open" ? wrongField(payment, new Date()) : null;
    const outcome = wrong ? { fault: wrong } : await pay(desk, id, payment);
    if ("goTo" in outcome) return c.redirect(outcome.goTo, 303);
    if ("fault" in outcome) {
      return c.html(payForm({ session, locale, text, fault: outcome.fault, typed: payment }), 402);
    }
    return c.html(payNotice({ locale, text, kind: "expired", backUrl: session.cancelUrl }), 410);
  });
  app.onError(async (error, c) => {
    if (!(error instanceof ApiFault)) throw error;
    const { locale, text } = await payWords(null);
    return c.html(payNotice({ locale, text, kind: "unknown", backUrl: desk.shopUrl }), 404);
  });
  return app;
}
