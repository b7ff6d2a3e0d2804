import { html, raw } from "hono/html";

import { formatMoney } from "@/lib/core/money";
import { styleElement } from "@/lib/sandbox/stripe/pay-styles";
import type { PayText, PayTextKey, PayWords } from "@/lib/sandbox/stripe/pay-texts";
import { totalOf, type SandboxSession } from "@/lib/sandbox/stripe/state";

export type PayField = { name: "number" | "expiry" | "code"; fault: PayTextKey };

type Html = ReturnType<typeof html>;

function frame({ locale, text }: PayWords, main: Html) {
  return html`<!doctype html>
    <html lang="${locale}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${text("title")}</title>
        ${raw(styleElement)}
      </head>
      <body>
        <p class="notice">${text("notice")}</p>
        ${main}
      </body>
    </html>`;
}

type Field = {
  name: PayField["name"];
  label: PayTextKey;
  value: string;
  autocomplete: string;
  hint?: PayTextKey;
};

function field({ name, label, value, autocomplete, hint }: Field, text: PayText, fault: PayField | null) {
  const wrong = fault?.name === name ? fault : null;
  const described = [hint ? `${name}-hint` : "", wrong ? `${name}-fault` : ""].filter(Boolean).join(" ");
  return html`<div class="field">
    <label class="above" for="${name}">${text(label)}</label>
    <input
      type="text"
      inputmode="numeric"
      id="${name}"
      name="${name}"
      value="${value}"
      autocomplete="${autocomplete}"
      ${described ? html`aria-describedby="${described}"` : ""}
      ${wrong ? html`aria-invalid="true" autofocus` : ""}
    />
    ${hint ? html`<p class="hint" id="${name}-hint">${text(hint)}</p>` : ""}
    ${wrong ? html`<p class="fault" id="${name}-fault" role="alert">${text(wrong.fault)}</p>` : ""}
  </div>`;
}

function summary(session: SandboxSession, { locale, text }: PayWords) {
  const money = (amount: number) => formatMoney({ amount, currency: session.currency.toUpperCase() }, locale);
  const total = money(totalOf(session));
  return html`<section aria-labelledby="summary">
    <h1 id="summary">${text("summary")}</h1>
    <p class="name">${session.lines[0]?.name ?? ""}</p>
    <p class="total">${total}</p>
    <dl>
      ${session.lines.map(
        (line) =>
          html`<div>
            <dt>${line.name}</dt>
            <dd>${money(line.unitAmount * line.quantity)}</dd>
          </div>`,
      )}
      <div class="sum">
        <dt>${text("total")}</dt>
        <dd>${total}</dd>
      </div>
    </dl>
  </section>`;
}

function cardHints(text: PayText) {
  return html`<section class="cards">
    <h2>${text("testCards")}</h2>
    <ul>
      <li><code>4242 4242 4242 4242</code> ${text("testCardWorks")}</li>
      <li><code>4000 0000 0000 0002</code> ${text("testCardDeclined")}</li>
      <li><code>4000 0000 0000 9995</code> ${text("testCardFunds")}</li>
    </ul>
  </section>`;
}

const methods = [
  ["card", "card"],
  ["bank-arrives", "bankArrives"],
  ["bank-fails", "bankFails"],
] as const;

type Typed = { method: (typeof methods)[number][0]; number: string; expiry: string; code: string };
type Form = PayWords & { session: SandboxSession; fault: PayField | null; typed: Typed };

export function payForm({ session, locale, text, fault, typed }: Form) {
  const amount = formatMoney({ amount: totalOf(session), currency: session.currency.toUpperCase() }, locale);
  return frame(
    { locale, text },
    html`<main class="pay">
      ${summary(session, { locale, text })}
      <div class="panel">
        <form method="post">
          <fieldset>
            <legend>${text("method")}</legend>
            ${methods.map(
              ([value, label]) =>
                html`<label class="choice">
                  <input
                    type="radio"
                    name="method"
                    value="${value}"
                    ${value === typed.method ? "checked" : ""}
                  />
                  <span>${text(label)}</span>
                </label>`,
            )}
            <p class="hint">${text("bankHint")}</p>
          </fieldset>
          ${field({ name: "number", label: "cardNumber", value: typed.number, autocomplete: "off" }, text, fault)}
          <div class="pair">
            ${field({ name: "expiry", label: "expiry", value: typed.expiry, autocomplete: "off", hint: "expiryHint" }, text, fault)}
            ${field({ name: "code", label: "securityCode", value: typed.code, autocomplete: "off" }, text, fault)}
          </div>
          <button type="submit">${text("pay", { amount })}</button>
          ${session.cancelUrl ? html`<a class="cancel" href="${session.cancelUrl}">${text("cancel")}</a>` : ""}
        </form>
        ${cardHints(text)}
      </div>
    </main>`,
  );
}

type Notice = PayWords & { kind: "expired" | "unknown"; backUrl: string | null };

export function payNotice({ locale, text, kind, backUrl }: Notice) {
  return frame(
    { locale, text },
    html`<main>
      <h1>${text(`${kind}Title`)}</h1>
      <p>${text(`${kind}Text`)}</p>
      ${backUrl ? html`<p><a class="cancel" href="${backUrl}">${text("back")}</a></p>` : ""}
    </main>`,
  );
}
