import { useState } from "react";
import { useSWRConfig } from "swr";
import { useLocation } from "wouter";

import { useSend } from "@/components/learner/account/use-send";
import { useConsents } from "@/components/learner/consents/consents-queries";
import { correctionPath } from "@/components/learner/corrections/correction-paths";
import { handIn, type HandedIn } from "@/components/learner/corrections/corrections-queries";
import { useWithdrawn } from "@/components/learner/corrections/editor/use-withdrawn";
import { named } from "@/components/learner/queries";
import { ensureSession } from "@/lib/api/client/sign";

const changed = [
  "corrections",
  "correction-tasks",
  "correction-of-answer",
  "correction-drafts",
  "correction-prompts",
  "user",
  "ledger",
];

type HandInOptions = {
  replaces?: boolean;
  kind?: "hosted-text" | "hosted-speech";
  /** Keeps saves away meanwhile; what comes back ends that. */
  hold?: () => Promise<() => void>;
};
const nothingToHold = () => Promise.resolve(() => undefined as void);

/** Hands a task in, asking first whether it may leave the installation where that is undecided; then its result. */
export function useHandIn(
  onSent: () => void,
  { replaces = true, kind = "hosted-text", hold = nothingToHold }: HandInOptions = {},
) {
  const { mutate } = useSWRConfig();
  const [, navigate] = useLocation();
  const { busy, error, send } = useSend();
  const withdrawn = useWithdrawn();
  // Read in each render: what is only looked at later would be what it was at the first.
  const { data, mutate: reload } = useConsents();
  const [waiting, setWaiting] = useState<HandedIn | null>(null);
  const openIn = (known = data) =>
    known?.find((each) => each.kind === kind && each.isNeeded && each.state === "undecided") ?? null;

  const go = (handed: HandedIn) =>
    send(async () => {
      await ensureSession();
      const release = await hold();
      try {
        const { id } = await handIn(handed).catch(withdrawn);
        onSent();
        for (const name of changed) void mutate(named(name));
        navigate(correctionPath(id), { replace: replaces });
      } finally {
        release();
      }
    });

  return {
    ...{ busy, error },
    /** Of a call before it; throws it on. */
    failed: withdrawn,
    /** What is to be decided before it goes. */
    asks: waiting && openIn(),
    send: async (handed: HandedIn) => {
      const known = data ?? (await reload().catch(() => undefined));
      if (openIn(known)) setWaiting(handed);
      else await go(handed);
    },
    decided: () => {
      if (waiting) void go(waiting);
      setWaiting(null);
    },
    giveUp: () => setWaiting(null),
  };
}
