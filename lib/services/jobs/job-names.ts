/** Every job. A name stays as long as such jobs may wait in a database. */
export const jobNames = [
  "mail.send",
  "payment.apply-event",
  "payment.reconcile",
  "withdrawal.settle",
  "checkout.expire",
  "ledger.sweep",
  "identity.sweep",
  "practice.sweep",
  "answer.assess",
  "correction.assess",
  "corrections.sweep",
  "exam.settle",
  "exams.sweep",
  "contact.forward",
  "contact.sweep",
  "files.sweep",
  "recordings.retry",
  "views.sweep",
  "bank.release",
  "bank.calibrate",
] as const;

export type JobName = (typeof jobNames)[number];
