import "server-only";

import type { JobHandlers } from "@/lib/integrations/jobs/job-queue";
import { metrics } from "@/lib/services/operation/metrics";
import type { Runtime } from "@/lib/services/runtime";

/** Wraps the handlers: each run is timed, a failed one is logged and left to the queue's retries. */
export function measureJobs(runtime: Runtime, handlers: JobHandlers): JobHandlers {
  const measured =
    <Data>(name: string, run: (data: Data) => Promise<void>) =>
    async (data: Data) => {
      const end = metrics().jobs.startTimer({ name });
      try {
        await run(data);
        end({ outcome: "done" });
      } catch (err) {
        end({ outcome: "failed" });
        runtime.log.warn({ job: name, err }, "job failed");
        throw err;
      }
    };
  return {
    "mail.send": measured("mail.send", handlers["mail.send"]),
    "payment.apply-event": measured("payment.apply-event", handlers["payment.apply-event"]),
    "payment.reconcile": measured("payment.reconcile", handlers["payment.reconcile"]),
    "ledger.sweep": measured("ledger.sweep", handlers["ledger.sweep"]),
    "identity.sweep": measured("identity.sweep", handlers["identity.sweep"]),
    "practice.sweep": measured("practice.sweep", handlers["practice.sweep"]),
    "contact.forward": measured("contact.forward", handlers["contact.forward"]),
    "contact.sweep": measured("contact.sweep", handlers["contact.sweep"]),
  };
}
