import "server-only";
import { createTranslator } from "use-intl/core";

import { localePath, type Locale } from "@/lib/i18n/locales";
import type { ExamMailKind } from "@/lib/services/identity/compose-mail";
import { mailMessages } from "@/lib/services/identity/mail-messages";
import { mailPage } from "@/lib/services/identity/mail-page";
import type { Runtime } from "@/lib/services/runtime";

const words = {
  "exam-ready": "examReady",
  "exam-failed": "examFailed",
  "exam-stopped": "examStopped",
  "exam-expired": "examExpired",
  "exam-expired-taken": "examExpiredTaken",
} as const satisfies Record<ExamMailKind, string>;

type Told = { kind: ExamMailKind; locale: Locale; about: string };

/** Says where a report is, and nothing of what stands in it: mails are read by others, too. */
export async function composeExamMail(runtime: Runtime, { kind, locale, about }: Told) {
  const { messages, locale: written } = await mailMessages(locale);
  const t = createTranslator({ locale: written, messages, namespace: "Mail" });
  const place = kind === "exam-ready" ? `/${about}/report` : "";
  const link = `${runtime.env.siteUrl}${localePath(locale, "/app")}#/exam${place}`;
  const subject = t(`${words[kind]}.subject`);
  const lines = [t("greeting"), t(`${words[kind]}.text`)];
  const closing = [t(`${words[kind]}.closing`), t("signature")];
  return {
    subject,
    text: `${[...lines, link, ...closing].join("\n\n")}\n`,
    html: mailPage({ locale: written, subject, lines, link, closing }),
  };
}
