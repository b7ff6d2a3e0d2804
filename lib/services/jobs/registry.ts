import "server-only";

import type { Job } from "@/lib/integrations/jobs/job";
import { paymentEventApplication } from "@/lib/services/jobs/apply-payment-event";
import { answerAssessment } from "@/lib/services/jobs/assess-answer";
import { correctionAssessment } from "@/lib/services/jobs/assess-correction";
import { bankCalibration } from "@/lib/services/jobs/calibrate-bank";
import type { JobContext } from "@/lib/services/jobs/define-job";
import { checkoutExpiry } from "@/lib/services/jobs/expire-checkout";
import { messageForwarding } from "@/lib/services/jobs/forward-message";
import type { JobName } from "@/lib/services/jobs/job-names";
import { paymentReconciliation } from "@/lib/services/jobs/reconcile-payments";
import { bankRelease } from "@/lib/services/jobs/release-items";
import { mailDelivery } from "@/lib/services/jobs/send-mail";
import { recordingsRetry } from "@/lib/services/jobs/retry-recordings";
import { withdrawalSettlement } from "@/lib/services/jobs/settle-withdrawal";
import { examSettlement } from "@/lib/services/jobs/settle-exam";
import { contactSweep } from "@/lib/services/jobs/sweep-contact";
import { correctionsSweep } from "@/lib/services/jobs/sweep-corrections";
import { examsSweep } from "@/lib/services/jobs/sweep-exams";
import { filesSweep } from "@/lib/services/jobs/sweep-files";
import { identitySweep } from "@/lib/services/jobs/sweep-identity";
import { ledgerSweep } from "@/lib/services/jobs/sweep-ledger";
import { practiceSweep } from "@/lib/services/jobs/sweep-practice";
import { viewSweep } from "@/lib/services/jobs/sweep-views";

/** What the workers run. A job without its line here, or under another's name, does not compile. */
export const jobs: { readonly [Name in JobName]: Job<Name, never, JobContext> } = {
  "mail.send": mailDelivery,
  "payment.apply-event": paymentEventApplication,
  "payment.reconcile": paymentReconciliation,
  "withdrawal.settle": withdrawalSettlement,
  "checkout.expire": checkoutExpiry,
  "ledger.sweep": ledgerSweep,
  "identity.sweep": identitySweep,
  "practice.sweep": practiceSweep,
  "answer.assess": answerAssessment,
  "correction.assess": correctionAssessment,
  "corrections.sweep": correctionsSweep,
  "exam.settle": examSettlement,
  "exams.sweep": examsSweep,
  "contact.forward": messageForwarding,
  "contact.sweep": contactSweep,
  "files.sweep": filesSweep,
  "recordings.retry": recordingsRetry,
  "views.sweep": viewSweep,
  "bank.release": bankRelease,
  "bank.calibrate": bankCalibration,
};
