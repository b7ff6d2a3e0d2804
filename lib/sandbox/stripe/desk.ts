import type { Act } from "@/lib/sandbox/stripe/acts";
import type { SandboxState } from "@/lib/sandbox/stripe/state";

/** Every part of the sandbox reads and changes its state through this. */
export type SandboxDesk = {
  read: () => Promise<SandboxState>;
  change: <Result>(work: (act: Act) => Result) => Promise<Result>;
  /** Where payment pages lie: a session's is `<pagesUrl>/<id>`. */
  pagesUrl: string;
  /** Where a payment page that does not exist leads back to. */
  shopUrl: string;
};
