import "server-only";
import { eq } from "drizzle-orm";
import { createFormatter, createTranslator } from "use-intl/core";

import { formatMoney } from "@/lib/core/money";
import { receipts, withdrawals } from "@/lib/db/schema/receipts";
import { localePath, type Locale } from "@/lib/i18n/locales";
import { findReceipts, planName } from "@/lib/services/billing/read-receipt";
import type { Messages } from "@/lib/i18n/messages";
import type { RecordMailKind } from "@/lib/services/identity/compose-mail";
import { mailMessages } from "@/lib/services/identity/mail-messages";
import { mailPage, type MailRow } from "@/lib/services/identity/mail-page";
import type { Runtime } from "@/lib/services/runtime";

const translator = (locale: Locale, messages: Pick<Messages, "Mail">) =>
  createTranslator({ locale, messages, namespace: "Mail" });

type Asked = { kind: RecordMailKind; locale: Locale; about: string };
type Parts = { subject: string; lines: string[]; rows: MailRow[]; closing: string[]; link: string };

/** A mail that tells of one record: a receipt, a credit note, or a withdrawal that has arrived. */
export async function composeRecordMail(runtime: Runtime, { kind, locale, about }: Asked) {
  const { messages, locale: written } = await mailMessages(locale);
  const t = translator(written, messages);
  const parts =
    kind === "withdrawal"
      ? await withdrawalParts(runtime, { t, written, about })
      : await receiptParts(runtime, { t, written, about });
  const link = `${runtime.env.siteUrl}${localePath(locale, parts.link)}`;
  const rows = parts.rows.map(([label, value]) => `${label}: ${value}`).join("\n");
  const closing = [...parts.closing, t("signature")];
  const lines = [t("greeting"), ...parts.lines];
  return {
    subject: parts.subject,
    text: `${[...lines, rows, link, ...closing].join("\n\n")}\n`,
    html: mailPage({ locale: written, subject: parts.subject, lines, rows: parts.rows, link, closing }),
  };
}

type Translate = ReturnType<typeof translator>;
type Words = { t: Translate; written: Locale; about: string };

const moment = (locale: Locale, at: string) =>
  createFormatter({ locale, timeZone: "UTC" }).dateTime(new Date(at), {
    dateStyle: "long",
    timeStyle: "long",
  });
const day = (locale: Locale, at: string) =>
  createFormatter({ locale, timeZone: "UTC" }).dateTime(new Date(at), { dateStyle: "long" });

async function receiptParts({ database }: Runtime, { t, written, about }: Words): Promise<Parts> {
  const [found] = await findReceipts(database.db, eq(receipts.id, about));
  if (!found) throw new Error("The receipt of the mail is not there.");
  const { kind, number, amount, currency, taxRate, tax, seller } = found;
  const money = (value: number) => {
    const price = { amount: value, currency };
    return formatMoney(price, written, [price]);
  };
  const words = kind === "credit" ? "creditNote" : "receipt";
  return {
    subject: t(`${words}.subject`, { number }),
    lines: [t(`${words}.text`)],
    rows: [
      [t("rows.number"), number],
      [t("rows.date"), day(written, found.issuedAt)],
      [t("rows.order"), found.orderId],
      [t("rows.plan"), await planName(found.planId, written)],
      [t("rows.amount"), money(amount)],
      ...(taxRate === null ? [] : [[t("rows.tax", { rate: taxRate }), money(tax)] as const]),
      ...(seller.name === null ? [] : [[t("rows.seller"), sellerLine(seller)] as const]),
    ],
    closing: [...(found.agreedAt && kind === "receipt" ? [t("receipt.agreed")] : []), t(`${words}.closing`)],
    link: kind === "credit" ? "/refund-policy" : "/withdraw",
  };
}

function sellerLine({ name, address, taxNumber, vatId }: Record<string, string | null>) {
  return [name, address, vatId ?? taxNumber].filter(Boolean).join(", ");
}

async function withdrawalParts({ database }: Runtime, { t, written, about }: Words): Promise<Parts> {
  const [found] = await database.db.select().from(withdrawals).where(eq(withdrawals.id, about));
  if (!found) throw new Error("The withdrawal of the mail is not there.");
  const at = moment(written, found.declaredAt.toISOString());
  return {
    subject: t("withdrawal.subject"),
    lines: [t("withdrawal.text", { at }), t("withdrawal.statement")],
    rows: [
      [t("rows.name"), found.name],
      [t("rows.order"), found.named],
      [t("rows.email"), found.email],
      [t("rows.received"), at],
    ],
    closing: [t("withdrawal.closing")],
    link: "/refund-policy",
  };
}
