import "server-only";

import type { JobHandlers } from "@/lib/integrations/jobs/job-queue";
import { applyPaymentEvent } from "@/lib/services/billing/apply-payment-event";
import { reconcilePayments } from "@/lib/services/billing/reconcile-payments";
import { sweepLedger } from "@/lib/services/billing/sweep-ledger";
import { sendMail } from "@/lib/services/identity/send-mail";
import { sweepIdentity } from "@/lib/services/identity/sweep-identity";
import { measureJobs } from "@/lib/services/operation/measure-jobs";
import { sweepPractice } from "@/lib/services/practice/sweep-practice";
import { forwardMessage } from "@/lib/services/site/forward-message";
import { sweepMessages } from "@/lib/services/site/sweep-messages";
import type { Runtime } from "@/lib/services/runtime";

/** What runs each kind of job. */
export function jobHandlers(runtime: Runtime): JobHandlers {
  return measureJobs(runtime, {
    "mail.send": (data) => sendMail(runtime, data),
    "payment.apply-event": (data) => applyPaymentEvent(runtime, data),
    "payment.reconcile": () => reconcilePayments(runtime),
    "ledger.sweep": () => sweepLedger(runtime),
    "identity.sweep": () => sweepIdentity(runtime),
    "practice.sweep": () => sweepPractice(runtime),
    "contact.forward": (data) => forwardMessage(runtime, data),
    "contact.sweep": () => sweepMessages(runtime),
  });
}
